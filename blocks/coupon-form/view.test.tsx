import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';
import applied from './fixtures/applied.json' with { type: 'json' };

/** Commands of the forms, and names of the fields that a visitor fills in. */
function formsIn(html: string) {
  const fields = [...html.matchAll(/<input([^>]*)>/g)].filter(([input]) => !/hidden/.test(input));
  return {
    commands: [...html.matchAll(/name="_command"[^>]*value="([^"]*)"/g)].map(([, name]) => name),
    fields: fields.map(([, input = '']) => /name="([^"]*)"/.exec(input)?.[1]),
  };
}

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
