/** Recurring work of an open shop. */
export interface Job {
  /** Stops the rounds; resolves once the running round has reached a point where it can end. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs `work` every `pause` ms, one round at a time. The signal asks a round to end between two pieces of
 * work; each piece is either completed or not started.
 */
export function startJob(
  work: (signal: AbortSignal) => Promise<unknown>,
  pause: number,
  onError: (error: Error) => void,
): Job {
  const ending = new AbortController();
  let round: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    round ??= work(ending.signal)
      .catch(onError)
      .finally(() => {
        round = null;
      });
  }, pause);
  return {
    async stop() {
      clearInterval(timer);
      ending.abort();
      await round;
    },
  };
}
