/** ms before the second attempt; doubles after each attempt, up to the longest delay. */
const firstPause = 30_000;
const longestPause = 6 * 3_600_000;

/** With these delays the last attempt is two days after the first. */
export const maximumAttempts = 18;

/** ms to wait after this many failed attempts. */
export const retryPause = (attempts: number): number =>
  Math.min(firstPause * 2 ** (attempts - 1), longestPause);
