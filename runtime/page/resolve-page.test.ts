import { expect, test } from 'vitest';
import type { ApiClient } from '#runtime/api/client.ts';
import { createCatalog } from '#runtime/page/phrases.ts';
import type { SessionState } from '#runtime/store/session.ts';
import { fail } from '#schemas/result.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import { resolvePage } from './resolve-page.ts';

const api = { call: async () => fail('unavailable') } as unknown as ApiClient;
const by = { registry: {}, validators: {}, catalog: createCatalog({}), site: pageOf([]).site };

/** The screen that is drawn of a shop that is closed, for somebody. */
async function screenFor(path: string, user: object | null) {
  const resolved = await resolvePage(
    {
      url: new URL(path, 'http://shop.test'),
      api,
      session: { ...guest, user: user as SessionState['user'] },
      cartSession: null,
      orders: { access: {}, claim: null },
      notices: [],
      submission: null,
      now: new Date(),
      maintenance: true,
      draft: null,
    },
    by,
  );
  return resolved.kind === 'page' ? resolved.page.screen : resolved.to;
}

test('while the shop is closed only people of the back office see it · PERM-18', async () => {
  for (const user of [null, { isBackofficeUser: false }]) {
    expect(await screenFor('/kosarica', user)).toBe('maintenance');
    expect(await screenFor('/adminLogin', user)).not.toBe('maintenance');
  }
  expect(await screenFor('/kosarica', { isBackofficeUser: true })).not.toBe('maintenance');
});
