import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processStart } from './process-info.ts';
import { StartError } from './start-error.ts';

interface Holder {
  readonly pid: number;
  /** Distinguishes a process from a later one with the same id; null if unknown. */
  readonly start: string | null;
}

/** Locks `folder` for this process, or throws if a running process uses it. */
export function lockDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'izlog.lock');
  const own = JSON.stringify({ pid: process.pid, start: processStart(process.pid) });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, own, { mode: 0o644 });
  try {
    while (!claim(temporary, file)) removeStale(file, folder);
  } finally {
    unlinkSync(temporary);
  }
  return { release: () => releaseOwn(file, own) };
}

/** Creating a hard link is atomic; writing a new file is not. */
function claim(temporary: string, file: string): boolean {
  try {
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function removeStale(file: string, folder: string): void {
  const text = readOrNull(file);
  if (text === null) return;
  const holder = parseHolder(text);
  if (holder && isAlive(holder)) {
    throw new StartError(
      `The data folder ${folder} is in use by process ${holder.pid}. Stop that process, or give this one its own folder with IZLOG_DATA.`,
    );
  }
  const aside = `${file}.stale.${process.pid}`;
  if (!moveAway(file, aside)) return;
  // If another process replaced the stale lock after it was read, restores that process's lock.
  if (readOrNull(aside) !== text) claim(aside, file);
  unlinkSync(aside);
}

function moveAway(file: string, aside: string): boolean {
  try {
    renameSync(file, aside);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function isAlive(holder: Holder): boolean {
  const start = processStart(holder.pid);
  if (start === undefined) return false;
  return holder.start === null || start === null || start === holder.start;
}

function parseHolder(text: string): Holder | null {
  try {
    const { pid, start } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === 'number' && pid > 0 ? { pid, start: start ?? null } : null;
  } catch {
    return null;
  }
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function releaseOwn(file: string, own: string): void {
  if (readOrNull(file) === own) unlinkSync(file);
}
