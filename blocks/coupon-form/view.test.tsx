import { expect, test } from 'vitest';
import { formsIn } from '#tests/support/forms-in.ts';
import { renderBlock } from '#tests/support/render-block.tsx';
import applied from './fixtures/applied.json' with { type: 'json' };

test.each(['hr', 'en', 'de'] as const)(
  'in %s the form applies a code, or removes the applied one · COUPON-02 COUPON-03',
  async (language) => {
    const none = formsIn(await renderBlock('coupon-form', { language }));
    expect(none).toEqual({ commands: ['coupon.apply'], fields: ['code'] });
    const session = applied.session as never;
    const html = await renderBlock('coupon-form', { language, session });
    expect(formsIn(html).commands[0]).toBe('coupon.remove');
    expect(html).toContain(applied.session.cart.couponCode);
  },
);

test.each([
  [0, false],
  [1, true],
])('with %i lines in the cart the form is shown: %s · COUPON-02', async (lines, isShown) => {
  const cart = { ...applied.session.cart, items: applied.session.cart.items.slice(0, lines) };
  const session = { cart } as never;
  expect(await renderBlock('coupon-form', { session })).toMatch(isShown ? /<form/ : /^$/);
});
