/** A fixed seed gives the same cases in each run, so a new failure comes from a change; `npm run random` draws others. */
const seed = Number(process.env['RANDOM_SEED'] ?? 20_261_128);
const share = Number(process.env['RANDOM_SHARE'] ?? 0.1);

/**
 * Returns the number of random cases that a test tries: all of them in `npm test`, a tenth in a single run of
 * vitest, and more in `npm run random`.
 */
export const randomRuns = (all: number): number => Math.ceil(all * share);

/** Parameters of `fc.assert`. */
export const randomCases = (all: number) => ({ numRuns: randomRuns(all), seed });

/** The longest time for a test of random cases, in ms; more cases than usual get more. */
export const randomTimeout = Math.max(1, share) * 600_000;
