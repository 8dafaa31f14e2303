import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandLine, isRunning } from './process-info.ts';
import { StartError } from './start-error.ts';

/** Data that a running database server writes about itself to `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** Returns the server that runs on `folder`; null if there is none. */
export async function runningPostmaster(folder: string): Promise<Postmaster | null> {
  const found = await readPostmaster(folder);
  if (!found || !isRunning(found.pid)) return null;
  if (commandLine(found.pid)?.includes(folder)) return found;
  // Another program has this process id now, and PostgreSQL would take it for a running server.
  await rm(join(folder, 'postmaster.pid'), { force: true });
  return null;
}

async function readPostmaster(folder: string): Promise<Postmaster | null> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!(pid > 1)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7] === 'ready' };
}

/** Waits until the server with process id `pid` accepts connections; false if it ended instead. */
export async function waitUntilReady(folder: string, pid: number): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const found = await readPostmaster(folder);
    if (found?.pid === pid && found.ready) return true;
    if (!isRunning(pid)) return false;
    await delay(20);
  }
  throw new StartError(`The database did not become ready within 60 s; see ${folder}.log.`);
}

/** Stops the server: closes connections and keeps everything that was committed. */
export async function stopPostmaster(pid: number): Promise<void> {
  if (!isRunning(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + 60_000;
  while (isRunning(pid)) {
    if (Date.now() > deadline) {
      throw new StartError(`The database process ${pid} did not end within 60 s.`);
    }
    await delay(20);
  }
}
