import { setTimeout as delay } from 'node:timers/promises';

/** Exit code of a server that cannot start because of a setting or another program (EX_CONFIG). */
export const startRefused = 78;

const usual = {
  /** ms before the server is restarted: the first time and at most. */
  shortest: 250,
  longest: 30_000,
  /** ms after which an open server counts as healthy, so that delays are short again. */
  healthy: 60_000,
  /** Failed starts in a row before it gives up. */
  attempts: 5,
};

/**
 * Restarts a server whenever it fails, with increasing delays, until `stop` is called or too many starts in a
 * row fail. `start` returns a child that sends `open` over its channel, and its exit code. `exit` resolves
 * with the exit code of this process.
 */
export function keepRunning(start, print, pauses = usual) {
  const { shortest, longest, healthy, attempts } = pauses;
  const ending = new AbortController();
  let server = null;

  async function runOnce() {
    server = start();
    let openSince = null;
    server.child.on('message', (message) => {
      if (message === 'open') openSince = Date.now();
    });
    const code = await server.exit;
    return { code, wasOpen: openSince !== null, life: openSince ? Date.now() - openSince : 0 };
  }

  async function run() {
    let pause = shortest;
    let failed = 0;
    for (let isFirst = true; ; isFirst = false) {
      const { code, wasOpen, life } = await runOnce();
      if (ending.signal.aborted || code === 0) return code;
      if (isFirst && code === startRefused) return 1;
      failed = wasOpen ? 0 : failed + 1;
      if (failed === attempts) {
        print(`The shop did not start ${attempts} times in a row. Nothing more is tried.`);
        return 1;
      }
      if (life >= healthy) pause = shortest;
      print(`The shop's server ended with code ${code}. It is started again in ${pause / 1000} s.`);
      await delay(pause, null, { signal: ending.signal }).catch(() => null);
      if (ending.signal.aborted) return 0;
      pause = Math.min(2 * pause, longest);
    }
  }

  return {
    exit: run(),
    stop(signal) {
      ending.abort();
      server?.child.kill(signal);
    },
  };
}
