import { textOf } from './start-errors.ts';

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Shows one line that changes; where nobody watches, nothing. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}\r`);
}

/** Runs a program of the command line; what a person has to act on is one sentence. */
export function runTool(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    process.stderr.write(`${textOf(error)}\n`);
    process.exitCode = 1;
  });
}
