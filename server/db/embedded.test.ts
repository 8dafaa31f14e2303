import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbedded } from './embedded.ts';
import { reportNoAccess } from './embedded-owner.ts';
import { closedFolder } from './embedded-user.ts';
import { isRunning } from './process-info.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'izlog-lifecycle-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const module = new URL('./embedded.ts', import.meta.url).href;

/** Another process that starts the database in `folder` and keeps running. */
async function startElsewhere(): Promise<{ child: ChildProcess; url: string }> {
  const code = `import { startEmbedded } from ${JSON.stringify(module)};
    const { connectionString } = await startEmbedded(${JSON.stringify(folder)});
    process.stdout.write(connectionString);
    setInterval(() => {}, 1000);`;
  const child = spawn(
    process.execPath,
    ['--import', './app/scripts/sources.mjs', '--input-type=module', '-e', code],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [url] = await once(child.stdout, 'data');
  return { child, url: String(url) };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = () =>
  Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

test('keeps its data after a restart', async () => {
  const first = await startEmbedded(folder);
  await query(first.connectionString, 'CREATE TABLE kept AS SELECT 7 AS seven');
  await first.stop();
  const second = await startEmbedded(folder);
  const rows = await query(second.connectionString, 'SELECT seven FROM kept');
  await second.stop();
  expect(rows).toEqual([{ seven: 7 }]);
});

test('runs with UTF8, fsync and a private password', async () => {
  const { connectionString, stop } = await startEmbedded(folder);
  const settings = await query(
    connectionString,
    `SELECT current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync,
      current_setting('listen_addresses') AS listen, upper('čšž') AS upper`,
  );
  const mode = statSync(join(folder, 'postgres.password')).mode & 0o777;
  const wrong = query(connectionString.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1');
  await expect(wrong).rejects.toThrow('password authentication failed');
  await stop();
  expect(settings).toEqual([{ encoding: 'UTF8', fsync: 'on', listen: '127.0.0.1', upper: 'ČŠŽ' }]);
  expect(mode).toBe(0o600);
});

test('refuses a folder that another process uses · DB3', async () => {
  const { child } = await startElsewhere();
  const pid = postmasterPid();
  await expect(startEmbedded(folder)).rejects.toThrow(`in use by process ${child.pid}`);
  expect(isRunning(pid)).toBe(true);
  await kill(child);
  await (await startEmbedded(folder)).stop();
});

test('refuses a second start in one process', async () => {
  const { stop } = await startEmbedded(folder);
  await expect(startEmbedded(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  await stop();
});

test('adopts the database of a killed process', async () => {
  const { child, url } = await startElsewhere();
  await query(url, 'CREATE TABLE kept AS SELECT 7 AS seven');
  const pid = postmasterPid();
  await kill(child);
  expect(isRunning(pid)).toBe(true);
  const adopted = await startEmbedded(folder);
  expect(postmasterPid()).toBe(pid);
  expect(await query(adopted.connectionString, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }]);
  await adopted.stop();
  expect(isRunning(pid)).toBe(false);
});

test('replaces a leftover database that does not respond', async () => {
  const { child } = await startElsewhere();
  const pid = postmasterPid();
  await kill(child);
  const file = join(folder, 'postgres', 'postmaster.pid');
  const lines = readFileSync(file, 'utf8').split('\n');
  lines[3] = '1';
  writeFileSync(file, lines.join('\n'));
  const replaced = await startEmbedded(folder);
  expect(isRunning(pid)).toBe(false);
  await replaced.stop();
});

test('starts after the database itself was killed', async () => {
  const first = await startEmbedded(folder);
  await query(first.connectionString, 'CREATE TABLE kept AS SELECT 7 AS seven');
  process.kill(postmasterPid(), 'SIGKILL');
  await first.stop();
  const second = await startEmbedded(folder);
  expect(await query(second.connectionString, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }]);
  await second.stop();
});

test('never signals an unrelated process with a reused id', async () => {
  await (await startEmbedded(folder)).stop();
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const file = join(folder, 'postgres', 'postmaster.pid');
  writeFileSync(file, `${stranger.pid}\n${join(folder, 'postgres')}\n0\n1\n\n\n\nready\n`);
  chmodSync(file, 0o644);
  await (await startEmbedded(folder)).stop();
  expect([stranger.exitCode, stranger.signalCode]).toEqual([null, null]);
  stranger.kill();
});

test('does not change a damaged folder · DB3', async () => {
  await (await startEmbedded(folder)).stop();
  unlinkSync(join(folder, 'postgres', 'global', 'pg_control'));
  await expect(startEmbedded(folder)).rejects.toThrow('is damaged');
  expect(readFileSync(join(folder, 'postgres', 'PG_VERSION'), 'utf8')).toBe('18\n');
});

test('reports a missing password file', async () => {
  await (await startEmbedded(folder)).stop();
  rmSync(join(folder, 'postgres.password'));
  await expect(startEmbedded(folder)).rejects.toThrow('postgres.password is missing');
});

test('refuses to start empty if a copied folder lacks the database that it references', async () => {
  symlinkSync(join(folder, 'elsewhere', 'postgres'), join(folder, 'postgres'));
  writeFileSync(join(folder, 'postgres.password'), 'secret');
  await expect(startEmbedded(folder)).rejects.toThrow(
    'The database of this data folder is missing',
  );
});

test('names a folder the database user may not enter', async () => {
  const stranger = { name: 'postgres', uid: 65_533, gid: 65_533 };
  expect(await closedFolder(join(folder, '..'), stranger)).toBeNull();
  chmodSync(folder, 0o700);
  expect(await closedFolder(folder, stranger)).toBe(folder);
});

test('works below a folder that is closed to others', async () => {
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const first = await startEmbedded(data);
  await query(first.connectionString, 'CREATE TABLE kept AS SELECT 7 AS seven');
  await first.stop();
  const second = await startEmbedded(data);
  const rows = await query(second.connectionString, 'SELECT seven FROM kept');
  await second.stop();
  const location = realpathSync(join(data, 'postgres'));
  if (!location.startsWith(folder)) await rm(join(location, '..'), { recursive: true });
  expect(rows).toEqual([{ seven: 7 }]);
});

test('restarts a killed database on the same port', async () => {
  const errors: string[] = [];
  const onError = ({ message }: Error) => errors.push(message);
  const { connectionString, stop } = await startEmbedded(folder, { onError });
  await query(connectionString, 'CREATE TABLE kept AS SELECT 7 AS seven');
  const pid = postmasterPid();
  process.kill(pid, 'SIGKILL');
  const seven = () => query(connectionString, 'SELECT seven FROM kept').catch(() => 'away');
  await expect.poll(seven, { timeout: 10_000, interval: 50 }).toEqual([{ seven: 7 }]);
  expect(errors[0]).toBe(`The database process ${pid} has ended. It is started again.`);
  const again = postmasterPid();
  await stop();
  expect(isRunning(again)).toBe(false);
});

test('restarts a database that outlived the process that started it', async () => {
  const { child } = await startElsewhere();
  await kill(child);
  const { connectionString, stop } = await startEmbedded(folder);
  process.kill(postmasterPid(), 'SIGKILL');
  const one = () => query(connectionString, 'SELECT 1 AS one').catch(() => 'away');
  await expect.poll(one, { timeout: 10_000 }).toEqual([{ one: 1 }]);
  await stop();
});

test('ends the database with a process that crashes', async () => {
  const code = `import { startEmbedded } from ${JSON.stringify(module)};
    await startEmbedded(${JSON.stringify(folder)});
    throw new Error('the rest of the start failed');`;
  const child = spawn(
    process.execPath,
    ['--import', './app/scripts/sources.mjs', '--input-type=module', '-e', code],
    {
      stdio: 'ignore',
    },
  );
  const [status] = await once(child, 'exit');
  expect(status).toBe(1);
  await expect.poll(() => existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
});

test.runIf(process.getuid?.() === 0)('changes the owner of a folder that root copied', async () => {
  await (await startEmbedded(folder)).stop();
  const copy = await mkdtemp(join(tmpdir(), 'izlog-lifecycle-'));
  chmodSync(copy, 0o755);
  execFileSync('cp', ['-r', `${folder}/.`, copy]);
  expect(statSync(join(copy, 'postgres', 'PG_VERSION')).uid).toBe(0);
  await (await startEmbedded(copy)).stop();
  await rm(copy, { recursive: true });
});

test('names the command that fixes a folder of another user', async () => {
  const file = join(folder, 'postgres', 'PG_VERSION');
  const refusal = Object.assign(new Error('no'), { code: 'EACCES', path: file });
  const opened = reportNoAccess(folder, () => Promise.reject(refusal));
  await expect(opened).rejects.toThrow(
    `${file} belongs to another user. Give it to the user that starts the shop, then start again: sudo chown -R ${process.getuid?.()} ${folder}`,
  );
});
