import { expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { load } from './data.ts';

const seen = (isConfirmed: boolean) =>
  ok({ purpose: 'form', email: 'ana@example.com', isConfirmed });

function opened(
  query: string,
  response: Result<unknown> = fail('tokenInvalid'),
  link: Result<unknown> = seen(true),
) {
  const requested: unknown[] = [];
  const call = async (name: string, input: unknown) => {
    requested.push([name, input]);
    return name === 'form.readConfirmation' ? link : response;
  };
  const url = new URL(`http://shop.test/potvrda${query}`);
  return { requested, loaded: load({ api: { call }, url } as unknown as LoadContext, {}) };
}

test('opening a link does not confirm, its button does · DOI-01', async () => {
  const { requested, loaded } = opened('?token=abc', fail('internal'), seen(false));
  const waiting = { kind: 'waiting', purpose: 'form', token: 'abc', email: 'ana@example.com' };
  expect(await loaded).toEqual(ok(waiting));
  expect(requested).toEqual([['form.readConfirmation', { token: 'abc' }]]);
});

test('a confirmed link redirects to its goal · DOI-01', async () => {
  const goal = { goalType: 'message', goal: 'Hvala!', confirmedEmail: 'ana@example.com' };
  const { requested, loaded } = opened('?token=abc', ok(goal));
  expect(await loaded).toEqual(
    ok({ kind: 'message', goal: 'Hvala!', email: 'ana@example.com', purpose: 'form' }),
  );
  expect(requested).toEqual([
    ['form.readConfirmation', { token: 'abc' }],
    ['form.confirmEmail', { token: 'abc' }],
  ]);
});

test.each(['/hvala', '/en/thanks?from=mail', 'https://example.com/hvala'])(
  'the address %s of a confirmed link is opened · DOI-04',
  async (address) => {
    const goal = { goalType: 'url', goal: address, confirmedEmail: 'ana@example.com' };
    const { loaded } = opened('?token=abc', ok(goal));
    expect(await loaded).toEqual(
      ok({ kind: 'url', goal: address, email: 'ana@example.com', purpose: 'form' }),
    );
  },
);

test('without a token there is no request, and an incomplete response is ignored · DOI-05 ERR-47', async () => {
  for (const query of ['', '?token=', `?token=${'x'.repeat(201)}`]) {
    const { requested, loaded } = opened(query);
    expect(await loaded).toMatchObject(fail('goalMissing'));
    expect(requested).toEqual([]);
  }
  const whole = { goalType: 'url', goal: '/hvala', confirmedEmail: 'a@b.hr' };
  expect((await opened('?token=abc', ok(whole)).loaded).ok).toBe(true);
  for (const half of [
    { ...whole, goal: 'javascript:alert(1)' },
    { ...whole, goal: '' },
    { ...whole, goalType: undefined },
    { ...whole, confirmedEmail: '' },
  ]) {
    expect(await opened('?token=abc', ok(half)).loaded).toMatchObject(fail('goalMissing'));
  }
});
