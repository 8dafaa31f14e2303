/** In ms. */
export const syncTimes = {
  /** Typing pause before a save. The wait is never longer than `most`. */
  typing: { rest: 1500, most: 8000 },
  /** Delay before a changed selection is sent to the other editors. */
  selection: { rest: 1000, most: 1000 },
  /** Between two polls while nothing has to be saved. */
  heartbeat: 8000,
  /** A request without a response counts as failed. */
  response: 20_000,
  firstRetry: 1000,
  lastRetry: 30_000,
} as const;
