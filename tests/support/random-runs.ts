/**
 * Returns the number of random cases that a test tries: all of them in `npm test`, a tenth in a single run of
 * vitest, and more in `npm run random`.
 */
export const randomRuns = (all: number): number =>
  Math.ceil(all * Number(process.env['RANDOM_SHARE'] ?? 0.1));
