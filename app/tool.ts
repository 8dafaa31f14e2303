import { textOf } from './start-errors.ts';

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Shows one progress line on a terminal; nothing elsewhere. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}\r`);
}

/** Runs a command-line program; errors that the operator must act on are one sentence. */
export function runTool(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    process.stderr.write(`${textOf(error)}\n`);
    process.exitCode = 1;
  });
}
