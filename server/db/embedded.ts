import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, open as openFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { lockDataFolder } from './data-lock.ts';
import { type Binaries, packagedMajor } from './embedded-binaries.ts';
import { initialise } from './embedded-initialise.ts';
import { clusterFolder, usableBinaries } from './embedded-location.ts';
import { chownCluster, reportNoAccess, takeOver } from './embedded-owner.ts';
import { databaseUser, type SystemUser } from './embedded-user.ts';
import { runningPostmaster, stopPostmaster, waitUntilReady } from './postmaster.ts';
import { StartError } from './start-error.ts';
import { type RunningServer, superviseServer } from './supervise-server.ts';

export interface EmbeddedDatabase {
  readonly connectionString: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Extra server settings, for example `fsync=off` for temporary data. */
  readonly settings?: readonly string[];
  /** Called with errors while the server runs: it ended, or could not be restarted. */
  readonly onError?: (error: Error) => void;
}

interface ServerLocation {
  readonly cluster: string;
  readonly password: string;
  readonly user: SystemUser | null;
  readonly binaries: Binaries;
}

const standardSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=on',
  'max_connections=120',
  'shared_buffers=128MB',
  // Containers give /dev/shm 64 MB, which parallel workers would exhaust.
  'max_parallel_workers_per_gather=0',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'logging_collector=off',
];

/** Starts or adopts the database in `dataFolder`. Only one process may use a folder. */
export async function startEmbedded(
  dataFolder: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const folder = resolve(dataFolder);
  const lock = await reportNoAccess(folder, async () => lockDataFolder(folder));
  try {
    const location = await reportNoAccess(folder, () => prepare(folder));
    const { connectionString, stop } = await open(location, options);
    return { connectionString, stop: () => stop().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function open(location: ServerLocation, options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { settings = [], onError = () => undefined } = options;
  const first = (await adopt(location)) ?? (await launch(location, settings));
  const restart = (port: number) => launchOn(port, location, settings);
  const { stop } = superviseServer(first, { restart, onError });
  try {
    await ensureDatabase(location.password, first.port);
    return { connectionString: connectionString(location.password, first.port), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepare(folder: string): Promise<ServerLocation> {
  const user = await databaseUser();
  if (user) await chmod(folder, 0o755);
  const cluster = await clusterFolder(folder, user);
  const existed = await inspectCluster(cluster);
  const password = await readPassword(folder, existed);
  const binaries = await usableBinaries(user);
  const location = { cluster, password, user, binaries };
  if (!existed) await initialise(location);
  else if (user) await chownCluster(cluster, user);
  return location;
}

/** True if `cluster` holds a database of our version, false if it does not exist yet. */
async function inspectCluster(cluster: string): Promise<boolean> {
  const names = await readdir(cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (names === null || names.length === 0) return false;
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  const control = await readFile(join(cluster, 'global', 'pg_control')).catch(() => null);
  if (version === '' || !control?.length) {
    throw new StartError(
      `The database in ${cluster} is damaged (files are missing). It is left as it is: restore it from a backup, or move it away to start with an empty one.`,
    );
  }
  if (version !== packagedMajor) {
    throw new StartError(
      `The database in ${cluster} was written by PostgreSQL ${version}, this is ${packagedMajor}. Dump it with the old version and restore it here.`,
    );
  }
  return true;
}

async function readPassword(folder: string, clusterExists: boolean): Promise<string> {
  const file = join(folder, 'postgres.password');
  const stored = await readFile(file, 'utf8').catch(() => '');
  if (stored !== '') return stored;
  if (clusterExists) {
    throw new StartError(
      `${file} is missing, and without it the database in ${folder} cannot be opened. Restore that file from a backup.`,
    );
  }
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

/** A server that outlived its process is used again if it responds, otherwise it is stopped. */
async function adopt(location: ServerLocation): Promise<RunningServer | null> {
  const found = await runningPostmaster(location.cluster);
  if (!found) return null;
  if (await responses(location, found.port)) return found;
  await stopPostmaster(found.pid);
  return null;
}

async function responses(location: ServerLocation, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: connectionString(location.password, port, 'postgres'),
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0]?.data_directory === location.cluster;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Uses a free port; another program may take it before the server does. */
async function launch(
  location: ServerLocation,
  settings: readonly string[],
): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launchOn(await freePort(), location, settings);
    } catch (error) {
      if (!(error instanceof PortTaken) || attempt === 3) throw error;
    }
  }
}

class PortTaken extends StartError {}

async function launchOn(
  port: number,
  location: ServerLocation,
  settings: readonly string[],
): Promise<RunningServer> {
  const logFile = `${location.cluster}.log`;
  const pid = await spawnServer(location, port, settings, logFile);
  if (await waitUntilReady(location.cluster, pid)) return { pid, port };
  const log = (await readFile(logFile, 'utf8')).trim().split('\n').slice(-8).join('\n');
  const AppError = log.includes('could not create any TCP/IP sockets') ? PortTaken : StartError;
  const advice = log.includes('Permission denied') ? `\n${takeOver(location.cluster)}` : '';
  throw new AppError(
    `The database in ${location.cluster} did not start. It is left as it is. Its last words (${logFile}):\n${log}${advice}`,
  );
}

/** `detached` keeps the terminal's Ctrl+C from the database until requests are drained. */
async function spawnServer(
  location: ServerLocation,
  port: number,
  settings: readonly string[],
  logFile: string,
): Promise<number> {
  const log = await openFile(logFile, 'w', 0o600);
  try {
    const flags = [...standardSettings, ...settings].flatMap((setting) => ['-c', setting]);
    const child = spawn(
      location.binaries.postgres,
      ['-D', location.cluster, '-p', String(port), ...flags],
      {
        ...(location.user && { uid: location.user.uid, gid: location.user.gid }),
        cwd: location.cluster,
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
        env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
      },
    );
    await new Promise((done, failed) => child.once('spawn', done).once('error', failed));
    child.unref();
    return child.pid as number;
  } finally {
    await log.close();
  }
}

async function ensureDatabase(password: string, port: number): Promise<void> {
  const client = new pg.Client(connectionString(password, port, 'postgres'));
  await client.connect();
  try {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = 'izlog'");
    if (found.rowCount === 0) await client.query('CREATE DATABASE izlog');
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export function connectionString(password: string, port: number, database = 'izlog'): string {
  return `postgres://izlog:${password}@127.0.0.1:${port}/${database}`;
}
