/** Signal flags of the international code, drawn on a field of 12 by 10. */
export const flagNames = [
  'charlie',
  'delta',
  'echo',
  'foxtrot',
  'hotel',
  'kilo',
  'lima',
  'oscar',
  'papa',
  'whiskey',
  'xray',
  'zulu',
] as const;
export type FlagName = (typeof flagNames)[number];

type Dye = 'red' | 'yellow' | 'blue' | 'white' | 'ink';

/** The ground of each flag and the shapes on it, in painting order. */
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
