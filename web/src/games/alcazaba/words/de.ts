import type { WordsLike } from '../../../words/words.svelte'
import shared from '../../dicetable/words/de'
import type en from './en'

export default {
  ...shared,
  title: 'Alcazaba',
  about:
    'Dieselben Würfel gewinnen Plättchen für einen eigenen Palast. Lege sie Mauer an Mauer, und halte die Mauer ringsum geschlossen.',
  'option.extra_walls': 'Mauern des zusätzlichen Turms',
  'value.N': 'Norden',
  'value.E': 'Osten',
  'value.S': 'Süden',
  'value.W': 'Westen',
  'tour.1':
    'Acht Würfel zeigen sechs Arten von Gebäuden. Du willst viele von einer Art, mit wenigen Würfen: Das gewinnt Plättchen für deine eigene Alhambra.',
  'tour.4':
    'Spiele die Runde weiter. Sind alle Marker gesetzt, nimmt der beste Marker einer Spalte ein Plättchen, dann der nächste.',
  'tour.5':
    'Lege das Plättchen oder behalte es in der Reserve. Mauer muss an Mauer liegen, jedes Plättchen ist vom Brunnen zu Fuß erreichbar, und es gibt keine Löcher. Leuchtende Plätze sind erlaubt.',
  'tour.6':
    'Die meisten Plättchen einer Art bringen nach Runde 1, 3 und 5 Punkte, ebenso jedes Stück deiner längsten Außenmauer. Nach einem Wurf darfst du statt einen Marker zu setzen auch umbauen.',
  'asked.turn': 'neu werfen, Marker setzen oder umbauen',
  'asked.take': 'nimm ein Plättchen',
  'asked.tile': 'baue das Plättchen oder leg es weg',
  'kind.build': 'Plättchen bauen',
  'kind.take': 'Plättchen nehmen',
  'kind.redesign': 'Umbauen',
  'do.take': '{tile} nehmen',
  'do.take_start': 'Den Startspielerchip nehmen',
  'do.build': 'Bei {at} bauen',
  'do.reserve': 'In die Reserve legen',
  'do.give': 'Dirk geben',
  'do.remove': 'Umbau: Plättchen bei {at} wegnehmen',
  'do.rebuild': 'Umbau: {tile} bei {at} bauen',
  'do.exchange': 'Umbau: Plättchen bei {at} gegen {tile} tauschen',
  'happened.tile_shown': 'ausgelegt: {tile}',
  'happened.tile_taken': '{owner} nimmt {tile}',
  'happened.tile_built': '{name} baut {tile} bei {at}',
  'happened.tile_reserved': '{name} legt {tile} in die Reserve',
  'happened.tile_given': '{name} gibt Dirk {tile}',
  'happened.tile_removed': '{name} nimmt {tile} von {at} weg',
  'happened.tile_exchanged': '{name} tauscht {old} bei {at} gegen {tile}',
  'happened.tile_aside': '{tile} wird weggelegt',
  'happened.wall_scored': 'Wertung {scoring}, Mauer: {name} +{points}',
  'account.wall_scored': 'Wertung {scoring}: Mauer',
  fountain: 'Brunnen',
  walls: 'Mauern {sides}',
  no_walls: 'keine Mauern',
  site: 'Freie Stelle {at}',
  palace_of: 'Der Palast von {name}',
  wall: 'Mauer {count}',
  reserve: 'Reserve',
  taken: 'In der Hand: {tile}',
  majorities: 'Plättchen, die zählen',
} satisfies WordsLike<typeof en>
