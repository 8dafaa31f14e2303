/**
 * How many random cases a test tries. `npm test` tries all of them, a single run of vitest a tenth, and
 * `npm run random` more.
 */
export const randomRuns = (all: number): number =>
  Math.ceil(all * Number(process.env['RANDOM_SHARE'] ?? 0.1));
