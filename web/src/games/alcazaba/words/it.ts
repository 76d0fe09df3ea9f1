import type { WordsLike } from '../../../words/words.svelte'
import shared from '../../dicetable/words/it'
import type en from './en'

export default {
  ...shared,
  title: 'Alcazaba',
  about:
    'Gli stessi dadi vincono tessere per un palazzo tutto tuo. Posale muro contro muro e tieni intero il muro che lo circonda.',
  'option.extra_walls': 'Mura della torre aggiuntiva',
  'value.N': 'nord',
  'value.E': 'est',
  'value.S': 'sud',
  'value.W': 'ovest',
  'tour.1':
    'Otto dadi mostrano sei tipi di edifici. Ne vuoi molti dello stesso tipo, in pochi lanci: così vinci tessere per la tua Alhambra.',
  'tour.4':
    'Continua il turno. Quando tutti i segnalini sono piazzati, il migliore di una colonna prende una tessera, poi il successivo.',
  'tour.5':
    'Posa la tessera o tienila in riserva. Muro contro muro, ogni tessera raggiungibile a piedi dalla fontana, nessun buco. I posti che brillano sono permessi.',
  'tour.6':
    'Chi ha più tessere di un tipo fa punti dopo i turni 1, 3 e 5, e così ogni pezzo del tuo muro esterno più lungo. Dopo un lancio puoi anche ristrutturare invece di piazzare un segnalino.',
  'asked.turn': 'rilancia, piazza un segnalino, o ristruttura',
  'asked.take': 'prendi una tessera',
  'asked.tile': 'costruisci la tessera, o mettila da parte',
  'kind.build': 'Costruisci la tessera',
  'kind.take': 'Prendi una tessera',
  'kind.redesign': 'Ristruttura',
  'do.take': 'Prendi {tile}',
  'do.take_start': 'Prendi il gettone primo giocatore',
  'do.build': 'Costruiscila in {at}',
  'do.reserve': 'Mettila nella riserva',
  'do.give': 'Dalla a Dirk',
  'do.remove': 'Ristruttura: togli la tessera in {at}',
  'do.rebuild': 'Ristruttura: costruisci {tile} in {at}',
  'do.exchange': 'Ristruttura: cambia la tessera in {at} con {tile}',
  'happened.tile_shown': 'esposta: {tile}',
  'happened.tile_taken': '{owner} prende {tile}',
  'happened.tile_built': '{name} costruisce {tile} in {at}',
  'happened.tile_reserved': '{name} mette {tile} nella riserva',
  'happened.tile_given': '{name} dà {tile} a Dirk',
  'happened.tile_removed': '{name} toglie {tile} da {at}',
  'happened.tile_exchanged': '{name} cambia {old} in {at} con {tile}',
  'happened.tile_aside': '{tile} si mette da parte',
  'happened.wall_scored': 'punteggio {scoring}, muro: {name} +{points}',
  'account.wall_scored': 'Valutazione {scoring}: muro',
  fountain: 'fontana',
  walls: 'muri {sides}',
  no_walls: 'senza muri',
  site: 'Posto libero {at}',
  palace_of: 'Il palazzo di {name}',
  wall: 'muro {count}',
  reserve: 'Riserva',
  taken: 'In mano: {tile}',
  majorities: 'Tessere che contano',
} satisfies WordsLike<typeof en>
