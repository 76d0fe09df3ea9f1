import type { WordsLike } from '../../../words/words.svelte'
import shared from '../../dicetable/words/de'
import type en from './en'

export default {
  ...shared,
  title: 'Alhambra: Das Würfelspiel',
  about:
    'Acht Würfel, bis zu drei Würfe, sechs Arten von Gebäuden. Setze deine Marker, steige auf den Leisten, und heb deine Chips für den richtigen Moment auf.',
  'option.points': 'Chips mit 1, 2 und 3 Punkten',
  'value.light': 'helle',
  'value.dark': 'dunkle',
  'tour.1': 'Acht Würfel zeigen sechs Arten von Gebäuden. Du willst viele von einer Art, mit wenigen Würfen.',
  'tour.4':
    'Sind alle Marker gesetzt, nimmt der beste jeder Spalte zwei Baupunkte, oder einen und den Chip. Der zweitbeste bekommt das andere.',
  'tour.5':
    'Baupunkte schieben deine Steine diese Leisten hinauf. Gewertet wird nach Runde 1, 3 und 5, spätere Wertungen bringen viel mehr.',
  'tour.6':
    'Chips helfen einmal: einen Wurf ungültig machen, einen schwarzen Würfel setzen, einen Marker verdrängen, einen Punkt tauschen. Punktechips zählen bei jeder Wertung.',
  'asked.turn': 'neu werfen oder Marker setzen',
  'asked.award': 'Punkte oder Chip?',
  'asked.swap': 'Punkt behalten oder tauschen',
  'kind.black': 'Schwarzen Würfel legen',
  'kind.swap': 'Punkt tauschen',
  'do.cancel': 'Diesen Wurf annullieren',
  'do.black': 'Schwarzen Würfel legen: {kind}',
  'do.award_points': 'Zwei Punkte nehmen',
  'do.award_chip': 'Einen Punkt und den Chip nehmen',
  'do.keep': 'Den Punkt hier behalten',
  'do.swap': 'Den Punkt anderswo nehmen: {kind}',
  'happened.chip_laid': 'bei {kind} liegt: {chip}',
  'happened.marker_pushed': 'ein Marker von {owner} wird auf {kind} {place} verdrängt',
  'happened.roll_cancelled': '{name} annulliert Wurf {roll}',
  'happened.black_set': '{name} legt den schwarzen Würfel: {kind}',
  'happened.awarded_points': '{owner} bekommt zwei Punkte: {kind}',
  'happened.awarded_chip': '{owner} bekommt einen Punkt und den Chip: {kind}',
  'happened.stone_moved': 'der Stein von {owner} zieht auf {step}: {kind}',
  'happened.point_lost': 'der Stein von {owner} steht am Ende, der Punkt verfällt: {kind}',
  'happened.point_swapped': '{name} tauscht einen Punkt: {kind} gegen {other}',
  'happened.chip_won': '{owner} gewinnt: {chip}',
  'happened.chip_removed': 'Dirk braucht ihn nicht, er kommt aus dem Spiel: {chip}',
  'happened.chips_scored': 'Wertung {scoring}, Chips: {owner} +{points}',
  'account.chips_scored': 'Wertung {scoring}: Chips',
  'value.1': 'Chip für 1 Punkt',
  'value.2': 'Chip für 2 Punkte',
  'value.3': 'Chip für 3 Punkte',
  'chip.swap': 'Tauschchip',
  'chip.displace': 'Verdrängungschip',
  'chip.cancel': 'Annullierungschip',
  'chip.black': 'Chip des schwarzen Würfels',
  tracks: 'Leisten',
  chips: 'Chips',
} satisfies WordsLike<typeof en>
