/** The guided first match of every game: what to look at, and what to do before the next step. */

export interface Step {
  /** The part of the page that is meant: its `data-part`. */
  part: string
  /** What the player does, as the events tell it; without it the step is only read. */
  until?: string[]
}

export const TOURS: Record<string, Step[]> = {
  burgenland: [
    { part: 'seats' },
    { part: 'die', until: ['dice_rolled'] },
    { part: 'track', until: ['crown_moved'] },
    { part: 'castles', until: ['card_taken', 'dice_taken', 'colour_scored'] },
    { part: 'actions' },
    { part: 'red' },
    { part: 'actions', until: ['turn_ended'] },
    { part: 'asks' },
  ],
  alcazar: [
    { part: 'relief' },
    { part: 'hand' },
    { part: 'relief', until: ['castle_founded', 'block_laid', 'card_bought', 'tower_bought'] },
    { part: 'purses' },
    { part: 'actions', until: ['noble_placed', 'turn_ended'] },
    { part: 'sale' },
    { part: 'relief' },
    { part: 'asks' },
  ],
  alhambra: [
    { part: 'dice' },
    { part: 'dice', until: ['dice_taken_up', 'marker_placed'] },
    { part: 'area', until: ['marker_placed'] },
    { part: 'area' },
    { part: 'tracks' },
    { part: 'chips' },
    { part: 'asks' },
  ],
  alcazaba: [
    { part: 'dice' },
    { part: 'dice', until: ['dice_taken_up', 'marker_placed'] },
    { part: 'area', until: ['marker_placed'] },
    { part: 'area', until: ['tile_taken'] },
    { part: 'palaces', until: ['tile_built', 'tile_reserved', 'tile_given'] },
    { part: 'palaces' },
    { part: 'asks' },
  ],
}
