import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverEnvironment, serverFlags } from '../../../app/scripts/server-flags.mjs';

export interface RunningServer {
  readonly origin: string;
  /** Resident memory in MB. */
  memory(): number;
  /** Seconds of CPU time since its start. */
  processorTime(): number;
  stop(): Promise<void>;
}

const dist = process.env['IZLOG_DIST'] ?? 'dist';

/** Starts the built shop in its own process, like an operator. */
export function startShop(databaseUrl: string, port: number): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-bench-'));
  const more = (process.env['BENCH_NODE_FLAGS'] ?? '').split(' ').filter(Boolean);
  const cacheMb = process.env['BENCH_CACHE_MB'];
  const env = { ...process.env, ...(cacheMb !== undefined && { CACHE_MB: cacheMb }) };
  const flags = [...serverFlags(env), ...more];
  const child = spawn(process.execPath, [...flags, join(dist, 'server/server.js')], {
    env: {
      ...serverEnvironment(env),
      DATABASE_URL: databaseUrl,
      IZLOG_DATA: folder,
      PORT: String(port),
      // Each shopper has their own IP address, because attempts are counted by it.
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return untilReady(child, port, '/readyz');
}

/** Starts a program on a port, in its own process. */
export function startProgram(
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return untilReady(child, port, '/readyz');
}

/** Starts this program again as the floor: the minimum server. */
export function startFloor(databaseUrl: string, port: number): Promise<RunningServer> {
  return startProgram([process.argv[1] ?? '', 'floor'], port, { DATABASE_URL: databaseUrl });
}

async function untilReady(child: ChildProcess, port: number, path: string): Promise<RunningServer> {
  process.once('exit', () => child.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) break;
    const response = await fetch(origin + path).catch(() => null);
    if (response?.ok) {
      return {
        origin,
        memory: () => residentMegabytes(child.pid ?? 0),
        processorTime: () => processorTime(child.pid ?? 0),
        async stop() {
          const gone = once(child, 'exit');
          child.kill('SIGTERM');
          await gone;
        },
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`No server on port ${port}.`);
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

const ticksPerSecond = 100;

/** Seconds of CPU time of a process and of its children, including ended ones. */
export function processorTime(pid: number): number {
  const fields = (of: string) =>
    (readText(`/proc/${of}/stat`).split(') ')[1] ?? '').split(' ').map(Number);
  const ticks = (numbers: readonly number[]) =>
    numbers.slice(11, 15).reduce((sum, each) => sum + each, 0);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(fields);
  const live = children
    .filter(([, parent]) => parent === pid)
    .reduce((sum, each) => sum + ticks(each), 0);
  return (ticks(fields(String(pid))) + live) / ticksPerSecond;
}

/** Returns an empty string for a process that has just ended. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
