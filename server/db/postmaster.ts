import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandLine, isRunning } from './process-info.ts';
import { StartError } from './start-error.ts';

/** What a running database server says about itself in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** The server that runs on `folder`, or null when there is none. */
export async function runningPostmaster(folder: string): Promise<Postmaster | null> {
  const found = await readPostmaster(folder);
  if (!found || !isRunning(found.pid)) return null;
  if (commandLine(found.pid)?.includes(folder)) return found;
  // The id was given to an unrelated process: PostgreSQL would take that one for a server.
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

/** Waits until the server started as `pid` accepts connections; false when it ended instead. */
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

/** Ends the server: connections are closed, everything committed is kept. */
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
