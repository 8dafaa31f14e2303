import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

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
