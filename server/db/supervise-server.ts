import { setTimeout as delay } from 'node:timers/promises';
import { stopPostmaster } from './postmaster.ts';
import { isRunning } from './process-info.ts';

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
}

export interface Supervision {
  /** Restarts the server on the port that its clients use. */
  readonly restart: (port: number) => Promise<RunningServer>;
  /** Called when the server has ended, and for each restart that fails. */
  readonly onError: (error: Error) => void;
}

export interface SupervisedServer {
  /** Stops the server for good. */
  stop(): Promise<void>;
}

/** ms between checks whether the server still runs. */
const pause = 100;
/** ms between failing restarts: the first and the longest delay. */
const retryPause = [100, 5_000] as const;

/**
 * Keeps a database server running until `stop`. An adopted server is not a child of this process, so its end
 * is found by polling. Without `stop`, the server ends when this process exits in any way.
 */
export function superviseServer(first: RunningServer, by: Supervision): SupervisedServer {
  const ending = new AbortController();
  let server = first;
  const endWithProcess = () => interrupt(server.pid);
  process.once('exit', endWithProcess);

  /** Resolves to false once `stop` was called. */
  const rest = (ms: number) =>
    delay(ms, true, { signal: ending.signal, ref: false }).catch(() => false);

  async function watch(): Promise<void> {
    while (await rest(pause)) {
      if (isRunning(server.pid)) continue;
      by.onError(new Error(`The database process ${server.pid} has ended. It is started again.`));
      await startAgain();
    }
  }

  /** Processes of the old server may hold its memory for a moment, and the first restart fails then. */
  async function startAgain(): Promise<void> {
    const [shortest, longest] = retryPause;
    for (let ms: number = shortest; !ending.signal.aborted; ms = Math.min(2 * ms, longest)) {
      try {
        server = await by.restart(server.port);
        return;
      } catch (error) {
        by.onError(error as Error);
      }
      await rest(ms);
    }
  }

  const watching = watch();
  return {
    async stop() {
      ending.abort();
      await watching;
      await stopPostmaster(server.pid);
      process.off('exit', endWithProcess);
    },
  };
}

/** On SIGINT PostgreSQL closes its connections and exits. */
function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It has ended already.
  }
}
