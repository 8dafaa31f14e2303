import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepRunning, startRefused } from './keep-running.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'izlog-running-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = `process.send('open');`;
const stay = `setInterval(() => {}, 1000);
  process.on('SIGTERM', () => process.exit(0));`;

/** A server whose first run executes `first` and whose later runs execute `later`, with its messages. */
function serve(first: string, later = first, flags: readonly string[] = []) {
  const printed: string[] = [];
  const file = join(folder, 'lives');
  const program = `const fs = require('node:fs');
    fs.appendFileSync(${JSON.stringify(file)}, '|');
    const life = fs.readFileSync(${JSON.stringify(file)}, 'utf8').length;
    if (life === 1) { ${first} } else { ${later} }`;
  const start = () => {
    const child = spawn(process.execPath, [...flags, '-e', program], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const exit = new Promise<number>((done) => child.on('exit', (code) => done(code ?? 1)));
    return { child, exit };
  };
  const pauses = { shortest: 1, longest: 4, healthy: 60_000, attempts: 3 };
  const running = keepRunning(start, (text) => printed.push(text), pauses);
  const lives = () =>
    readFile(file, 'utf8').then(
      ({ length }) => length,
      () => 0,
    );
  return { ...running, printed, lives };
}

test.each([
  ['a rejection that nobody handles', `${open} Promise.reject(new Error('bug'));`, []],
  [
    'the heap limit',
    `${open} const kept = []; for (;;) kept.push(new Array(1e5).fill(kept.length));`,
    ['--max-old-space-size=16'],
  ],
  ['a kill', `${open} setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50);`, []],
])('a server that ends by %s is restarted', async (_name, failure, flags) => {
  const server = serve(failure, open + stay, flags);
  await expect.poll(server.lives, { timeout: 20_000 }).toBe(2);
  expect(server.printed[0]).toContain('It is started again');
  await new Promise((done) => setTimeout(done, 200));
  server.stop('SIGTERM');
  expect(await server.exit).toBe(0);
  expect(await server.lives()).toBe(2);
});

test('repeated failed starts end with a message', async () => {
  const server = serve('process.exit(1)');
  expect(await server.exit).toBe(1);
  expect(await server.lives()).toBe(3);
  expect(server.printed.at(-1)).toBe(
    'The shop did not start 3 times in a row. Nothing more is tried.',
  );
});

test('a setting that prevents the start is reported once', async () => {
  const server = serve(`process.exit(${startRefused})`);
  expect(await server.exit).toBe(1);
  expect([await server.lives(), server.printed]).toEqual([1, []]);
});

test('a server that ran once is retried even if it cannot start at once', async () => {
  const server = serve(
    `${open} setTimeout(() => process.exit(1), 50)`,
    `process.exit(${startRefused})`,
  );
  expect(await server.exit).toBe(1);
  expect(await server.lives()).toBe(4);
});

test('a server that exits without a failure is not restarted', async () => {
  const server = serve(`${open} setTimeout(() => process.exit(0), 50)`);
  expect(await server.exit).toBe(0);
  expect(await server.lives()).toBe(1);
});
