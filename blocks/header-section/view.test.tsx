import { expect, test } from 'vitest';
import type { SessionState } from '#runtime/store/session.ts';
import { renderBlock } from '#tests/support/render-block.tsx';

test('a button links to the target that the site promotes · NAV-05', async () => {
  const linkButton = { label: 'Kupi ulaznicu', target: 'screen:shop', newTab: false };
  const html = await renderBlock('header-section', { options: { linkButton } });
  expect(html).toMatch(/<a [^>]*href="\/shop"[^>]*>(<[^>]*>)*Kupi ulaznicu/);
  const none = { linkButton: { ...linkButton, label: '' } };
  expect(await renderBlock('header-section', { options: none })).not.toContain('Kupi ulaznicu');
});

test('the cart count is in the markup without scripts', async () => {
  const session = { cart: { itemsCount: 3 } } as unknown as Partial<SessionState>;
  const html = await renderBlock('header-section', { language: 'en', session });
  expect(html).toContain('Cart: 3 items');
});
