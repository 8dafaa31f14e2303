import { expect, test } from 'vitest';
import { formsIn } from '#tests/support/forms-in.ts';
import { renderBlock } from '#tests/support/render-block.tsx';
import applied from './fixtures/applied.json' with { type: 'json' };

test.each(['hr', 'en', 'de'] as const)(
  'in %s the form applies a membership card, or removes the applied one · CARD-03 CARD-05 CART-08',
  async (language) => {
    const none = formsIn(await renderBlock('member-card-form', { language }));
    expect(none).toEqual({ commands: ['card.apply'], fields: ['memberCardBarcode'] });
    const session = applied.session as never;
    const html = await renderBlock('member-card-form', { language, session });
    expect(formsIn(html)).toEqual({ commands: ['card.apply'], fields: [] });
    expect(html).toContain('name="memberCardBarcode" value=""');
    expect(html).toContain(applied.session.cart.memberCardBarcode);
  },
);

test.each([
  [0, false],
  [1, true],
])('with %i lines in the cart the form is shown: %s · CART-08', async (lines, isShown) => {
  const cart = { ...applied.session.cart, items: applied.session.cart.items.slice(0, lines) };
  const session = { cart } as never;
  expect(await renderBlock('member-card-form', { session })).toMatch(isShown ? /<form/ : /^$/);
});
