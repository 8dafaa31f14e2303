import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { registerDevelopmentLogin } from './development-login.ts';

async function openShopIn(mode: string) {
  const app = Fastify();
  registerDevelopmentLogin(app, readConfig({ IZLOG_MODE: mode }).development);
  return app;
}

test.each([
  ['/adminlogin', '/adminLogin'],
  ['/en/adminlogin', '/en/adminLogin'],
  ['/de/adminlogin', '/de/adminLogin'],
])('%s leads to the staff login in development only · ROUTE-24', async (typed, href) => {
  const development = await (await openShopIn('development')).inject(typed);
  expect([development.statusCode, development.headers.location]).toEqual([302, href]);
  for (const mode of ['production', 'test']) {
    expect((await (await openShopIn(mode)).inject(typed)).statusCode, mode).toBe(404);
  }
});
