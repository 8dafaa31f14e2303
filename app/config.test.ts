import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { root } from './scripts/prepare.mjs';

test.each([
  [undefined, 'production'],
  ['main', 'production'],
  ['testing', 'production'],
  ['debug', 'test'],
  ['test', 'test'],
])('a server started on branch %s is in mode %s · CONST-75 DEV-06', (BRANCH, mode) => {
  expect(readConfig(BRANCH === undefined ? {} : { BRANCH }).mode).toBe(mode);
});

test.each([
  [{}, false],
  [{ BRANCH: 'debug' }, false],
  [{ BRANCH: 'test', IZLOG_MODE: 'production' }, false],
  [{ IZLOG_MODE: 'development' }, true],
])('a server started with %j has calls for developers: %s · DEV-12', (env, development) => {
  expect(readConfig(env).development).toBe(development);
});

test('each site but the demo keeps its data in its own folder', () => {
  expect(readConfig({}).dataFolder).toBe('.izlog');
  expect(readConfig({ SITE: 'fixtures/workshop' }).dataFolder).toBe('fixtures/workshop/.izlog');
  expect(readConfig({ SITE: 'fixtures/workshop', IZLOG_DATA: 'data' }).dataFolder).toBe('data');
});

test('a register of membership cards is called only when its address is configured · CARD-14', () => {
  expect(readConfig({}).cardRegister).toBeNull();
  const address = 'https://karte.example/provjera';
  expect(readConfig({ CARD_REGISTER_URL: address }).cardRegister).toBe(address);
});

test('DOMAINS lists the other domains of a server, each once, without the main one', () => {
  const main = 'https://shop.example';
  const listed = { PUBLIC_URL: main, DOMAINS: `https://b.example/, ${main}` };
  expect(readConfig(listed).domains).toEqual(['https://b.example']);
});

test('without DOMAINS they are those that the site names; an empty one leaves them out', () => {
  const config = JSON.stringify(new URL('./config.ts', import.meta.url).href);
  const code = `import { readConfig } from ${config};
    const domains = [{}, { PUBLIC_URL: 'https://hudson-tools.example' }, { DOMAINS: '' }]
      .map((env) => readConfig(env).domains);
    process.stdout.write(JSON.stringify(domains));`;
  const flags = ['--import', './app/scripts/sources.mjs', '--input-type=module', '-e', code];
  const env = { ...process.env, SITE: 'fixtures/workshop' };
  const { stdout, stderr } = spawnSync(process.execPath, flags, {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([['https://hudson-tools.example'], [], []]);
});
