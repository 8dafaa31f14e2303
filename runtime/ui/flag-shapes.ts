/** Flags of the international code of signals, on a grid of 12 by 10. */
export const flagNames = [
  'charlie',
  'delta',
  'echo',
  'foxtrot',
  'golf',
  'hotel',
  'juliett',
  'kilo',
  'lima',
  'oscar',
  'papa',
  'quebec',
  'tango',
  'victor',
  'whiskey',
  'xray',
  'zulu',
] as const;
export type FlagName = (typeof flagNames)[number];

type Dye = 'red' | 'yellow' | 'blue' | 'white' | 'ink';

/** The background of each flag and the shapes on it, in painting order. */
export const flagShapes: Readonly<Record<FlagName, readonly (readonly [Dye, string])[]>> = {
  charlie: [
    ['blue', 'M0 0h12v10H0'],
    ['white', 'M0 2h12v6H0'],
    ['red', 'M0 4h12v2H0'],
  ],
  delta: [
    ['yellow', 'M0 0h12v10H0'],
    ['blue', 'M0 2.5h12v5H0'],
  ],
  echo: [
    ['blue', 'M0 0h12v5H0'],
    ['red', 'M0 5h12v5H0'],
  ],
  foxtrot: [
    ['white', 'M0 0h12v10H0'],
    ['red', 'M6 0l6 5-6 5-6-5'],
  ],
  golf: [
    ['yellow', 'M0 0h12v10H0'],
    ['blue', 'M2 0h2v10H2M6 0h2v10H6M10 0h2v10h-2'],
  ],
  juliett: [
    ['blue', 'M0 0h12v10H0'],
    ['white', 'M0 3.3h12v3.4H0'],
  ],
  quebec: [['yellow', 'M0 0h12v10H0']],
  tango: [
    ['blue', 'M0 0h12v10H0'],
    ['white', 'M0 0h8v10H0'],
    ['red', 'M0 0h4v10H0'],
  ],
  victor: [
    ['white', 'M0 0h12v10H0'],
    ['red', 'M0 0h1.7L6 3.6 10.3 0H12v1.4L7.7 5 12 8.6V10h-1.7L6 6.4 1.7 10H0V8.6L4.3 5 0 1.4'],
  ],
  hotel: [
    ['white', 'M0 0h6v10H0'],
    ['red', 'M6 0h6v10H6'],
  ],
  kilo: [
    ['yellow', 'M0 0h6v10H0'],
    ['blue', 'M6 0h6v10H6'],
  ],
  lima: [
    ['yellow', 'M0 0h12v10H0'],
    ['ink', 'M6 0h6v5H0v5h6'],
  ],
  oscar: [
    ['yellow', 'M0 0v10h12'],
    ['red', 'M0 0h12v10'],
  ],
  papa: [
    ['blue', 'M0 0h12v10H0'],
    ['white', 'M4 3.3h4v3.4H4'],
  ],
  whiskey: [
    ['blue', 'M0 0h12v10H0'],
    ['white', 'M2.4 2h7.2v6H2.4'],
    ['red', 'M4.4 3.7h3.2v2.6H4.4'],
  ],
  xray: [
    ['white', 'M0 0h12v10H0'],
    ['blue', 'M5 0h2v4h5v2H7v4H5V6H0V4h5'],
  ],
  zulu: [
    ['ink', 'M0 0v10l6-5'],
    ['yellow', 'M0 0h12L6 5'],
    ['blue', 'M12 0v10L6 5'],
    ['red', 'M0 10h12L6 5'],
  ],
};
