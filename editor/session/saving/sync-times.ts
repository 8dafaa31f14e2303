/** All times are in ms. */
export const syncTimes = {
  /** Typing pause before a save. The wait is never longer than `most`. */
  typing: { rest: 1500, most: 8000 },
  /** Delay before a changed selection is sent to the other editors. */
  selection: { rest: 1000, most: 1000 },
  /** Delay between two polls while nothing has to be saved. */
  heartbeat: 8000,
  /** Time after which a request without a response counts as failed. */
  response: 20_000,
  firstRetry: 1000,
  lastRetry: 30_000,
} as const;
