/** What a shop does again and again for as long as it is open. */
export interface Job {
  /** No more rounds; resolves once the one under way has come to a point where it may end. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs `work` every `pause` ms, one round at a time. The signal tells a round to end between two pieces
 * of work, of which each is whole or was never begun.
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
