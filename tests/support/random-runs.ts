/**
 * How many random cases a test tries. `usual` finds what the code once got wrong, and each run draws other
 * cases; `npm run random` tries ten times as many.
 */
export const randomRuns = (usual: number): number =>
  Math.ceil(usual * Number(process.env['RANDOM_FACTOR'] ?? 1));
