import type { WordsLike } from '../../../words/words.svelte'
import shared from '../../dicetable/words/it'
import type en from './en'

export default {
  ...shared,
  title: 'Alhambra: il gioco di dadi',
  about:
    'Otto dadi, fino a tre lanci, sei tipi di edifici. Piazza i segnalini, sali sui tracciati e tieni i gettoni per il momento giusto.',
  'option.points': 'Gettoni da 1, 2 e 3 punti',
  'value.light': 'chiari',
  'value.dark': 'scuri',
  'tour.1': 'Otto dadi mostrano sei tipi di edifici. Ne vuoi molti dello stesso tipo, in pochi lanci.',
  'tour.4':
    'Quando tutti i segnalini sono piazzati, il migliore di ogni colonna prende due punti edificio, o uno e il gettone. Il secondo prende il resto.',
  'tour.5':
    'I punti edificio fanno salire le tue pietre. Si valuta dopo i turni 1, 3 e 5, e più avanti vale molto di più.',
  'tour.6':
    'I gettoni aiutano una volta: annullano un lancio, danno un dado nero, spingono un segnalino, scambiano un punto. Quelli da punti contano a ogni valutazione.',
  'asked.turn': 'rilancia, o piazza un segnalino',
  'asked.award': 'punti o gettone?',
  'asked.swap': 'tieni il punto, o scambialo',
  'kind.black': 'Posa il dado nero',
  'kind.swap': 'Scambia il punto',
  'do.cancel': 'Annulla questo lancio',
  'do.black': 'Posa il dado nero: {kind}',
  'do.award_points': 'Prendi due punti',
  'do.award_chip': 'Prendi un punto e il gettone',
  'do.keep': 'Tieni il punto qui',
  'do.swap': 'Prendi il punto altrove: {kind}',
  'happened.chip_laid': 'su {kind}: {chip}',
  'happened.marker_pushed': 'un segnalino di {owner} è spinto su {kind} {place}',
  'happened.roll_cancelled': '{name} annulla il lancio {roll}',
  'happened.black_set': '{name} posa il dado nero: {kind}',
  'happened.awarded_points': '{owner} riceve due punti: {kind}',
  'happened.awarded_chip': '{owner} riceve un punto e il gettone: {kind}',
  'happened.stone_moved': 'la pietra di {owner} va a {step}: {kind}',
  'happened.point_lost': 'la pietra di {owner} è in fondo, il punto è perso: {kind}',
  'happened.point_swapped': '{name} scambia un punto: {kind} con {other}',
  'happened.chip_won': '{owner} vince: {chip}',
  'happened.chip_removed': 'a Dirk non serve, esce dal gioco: {chip}',
  'happened.chips_scored': 'punteggio {scoring}, gettoni: {owner} +{points}',
  'account.chips_scored': 'Valutazione {scoring}: gettoni',
  'value.1': 'gettone da 1 punto',
  'value.2': 'gettone da 2 punti',
  'value.3': 'gettone da 3 punti',
  'chip.swap': 'gettone scambio',
  'chip.displace': 'gettone spinta',
  'chip.cancel': 'gettone annulla',
  'chip.black': 'gettone del dado nero',
  tracks: 'Tracciati',
  chips: 'Gettoni',
} satisfies WordsLike<typeof en>
