import { expect, test } from 'vitest';
import type { Rate } from '#schemas/api/endpoint.ts';
import { createRateLimit } from './rate-limit.ts';

async function allowed(rate: Rate, tries: number, client = '192.0.2.1', limit = createRateLimit()) {
  const answers = [];
  for (let i = 0; i < tries; i += 1) answers.push(await limit(rate, client));
  return answers.filter(Boolean).length;
}

test('a class that orders from one address is served, guessing from it is not', async () => {
  expect(await allowed('order', 60)).toBe(60);
  expect(await allowed('order', 100)).toBe(60);
  expect(await allowed('secret', 100)).toBe(20);
  expect(await allowed('coupon', 100)).toBe(20);
});

test('addresses and kinds of calls are counted apart', async () => {
  const limit = createRateLimit();
  await allowed('secret', 100, '192.0.2.1', limit);
  expect(await allowed('order', 5, '192.0.2.1', limit)).toBe(5);
  expect(await allowed('secret', 5, '192.0.2.2', limit)).toBe(5);
});

test('a call that is given back does not count', async () => {
  const limit = createRateLimit();
  const login = async () => {
    const may = await limit('login', '192.0.2.1');
    await limit('login', '192.0.2.1', -1);
    return may;
  };
  for (let i = 0; i < 100; i += 1) expect(await login()).toBe(true);
  expect(await allowed('login', 100, '192.0.2.1', limit)).toBe(30);
});
