/** The shape of every seat, in a box of 20 by 20: colours never stand alone. */

export const SHAPES = [
  'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  'M2 2h16v16H2z',
  'M10 1l9.5 17H.5z',
  'M10 0l10 10-10 10L0 10z',
  'M10 0l2.9 6.7 7.1.7-5.400 4.800 1.600 7.100L10 15.700 3.800 19.300l1.600-7.100L0 7.400l7.100-.7z',
  'M5.500 1h9L19 10l-4.500 9h-9L1 10z',
]
