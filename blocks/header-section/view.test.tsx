import { expect, test } from 'vitest';
import type { SessionState } from '#runtime/store/session.ts';
import { drawBlock } from '#tests/support/draw-block.tsx';

test('a button leads to what the site wants seen · NAV-05', async () => {
  const linkButton = { label: 'Kupi ulaznicu', target: 'screen:shop', newTab: false };
  const html = await drawBlock('header-section', { options: { linkButton } });
  expect(html).toMatch(/<a [^>]*href="\/shop"[^>]*>(<[^>]*>)*Kupi ulaznicu/);
  const none = { linkButton: { ...linkButton, label: '' } };
  expect(await drawBlock('header-section', { options: none })).not.toContain('Kupi ulaznicu');
});

test('the number in the cart stands in the markup before any script', async () => {
  const session = { cart: { itemsCount: 3 } } as unknown as Partial<SessionState>;
  const html = await drawBlock('header-section', { language: 'en', session });
  expect(html).toContain('Cart: 3 items');
});
