/** Maximum ms to stop: pending requests, running work, the database. */
const timeout = 20_000;

export interface Stopping {
  readonly close: () => Promise<void>;
  readonly print: (text: string) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Ends the process on SIGINT or SIGTERM, with exit code 0 once everything has finished. A second signal or a
 * timeout ends it at once with 1.
 */
export function stopOnSignal({ close, print, onError }: Stopping): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    print(`Stopping (${signal}) …`);
    setTimeout(() => {
      onError(new Error(`not stopped after ${timeout} ms`));
      process.exit(1);
    }, timeout).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        onError(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
