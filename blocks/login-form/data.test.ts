import { expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import { fail, ok } from '#schemas/result.ts';
import { load } from './data.ts';

const email = 'ana@example.com';

/** Opens the login page; returns its state of the confirmation and the calls that it made. */
async function open(query: string, confirmation: object | null) {
  const calls: unknown[] = [];
  const call = async (name: string, input: object) => {
    if (name !== 'form.readConfirmation') return fail('notFound');
    calls.push(input);
    return confirmation ? ok(confirmation) : fail('tokenInvalid');
  };
  const url = new URL(`/prijava${query}`, 'http://shop.test');
  const context = { api: { call }, url, site: {}, language: 'hr' } as unknown as LoadContext;
  const result = await load(context, {} as never);
  return { verification: result.ok && result.value.verification, calls };
}

const query = '?verificationToken=abc';
const account = { purpose: 'account', email, isConfirmed: false };

test('the token of the address is looked up, and offers its confirmation · AUTH-03', async () => {
  const { verification, calls } = await open(query, account);
  expect(verification).toEqual({ state: 'waiting', token: 'abc', email });
  expect(calls).toEqual([{ token: 'abc' }]);
});

test.each([
  ['used before', { ...account, isConfirmed: true }, { state: 'confirmed' }],
  ['for something else', { ...account, purpose: 'login' }, { state: 'invalid' }],
  ['unknown', null, { state: 'invalid' }],
])('a token that is %s offers nothing · AUTH-03', async (_case, confirmation, expected) => {
  expect((await open(query, confirmation)).verification).toEqual(expected);
});

test('the page without a token confirms nothing · AUTH-03', async () => {
  expect(await open('', account)).toEqual({ verification: null, calls: [] });
});
