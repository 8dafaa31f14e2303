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
  const asked: unknown[] = [];
  const call = async (name: string, input: unknown) => {
    asked.push([name, input]);
    return name === 'form.readConfirmation' ? link : response;
  };
  const url = new URL(`http://shop.test/potvrda${query}`);
  return { asked, loaded: load({ api: { call }, url } as unknown as LoadContext, {}) };
}

test('opening a link does not confirm, its button does · DOI-01', async () => {
  const { asked, loaded } = opened('?token=abc', fail('internal'), seen(false));
  const waiting = { kind: 'waiting', purpose: 'form', token: 'abc', email: 'ana@example.com' };
  expect(await loaded).toEqual(ok(waiting));
  expect(asked).toEqual([['form.readConfirmation', { token: 'abc' }]]);
});

test('a confirmed link redirects to its goal · DOI-01', async () => {
  const goal = { goalType: 'message', goal: 'Hvala!', confirmedEmail: 'ana@example.com' };
  const { asked, loaded } = opened('?token=abc', ok(goal));
  expect(await loaded).toEqual(ok({ kind: 'message', goal: 'Hvala!', email: 'ana@example.com' }));
  expect(asked).toEqual([
    ['form.readConfirmation', { token: 'abc' }],
    ['form.confirmEmail', { token: 'abc' }],
  ]);
});

test('without a token there is no request, and an incomplete response is ignored', async () => {
  for (const query of ['', '?token=', `?token=${'x'.repeat(201)}`]) {
    const { asked, loaded } = opened(query);
    expect(await loaded).toMatchObject(fail('goalMissing'));
    expect(asked).toEqual([]);
  }
  const half = ok({ goalType: 'url', goal: 'javascript:alert(1)', confirmedEmail: 'a@b.hr' });
  expect(await opened('?token=abc', half).loaded).toMatchObject(fail('goalMissing'));
});
