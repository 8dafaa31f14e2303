import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer, createVisitor } from '#tests/support/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  const usual = { kind: 'percent', value: 10, valid_from: null, valid_to: null } as const;
  await shop.database.db
    .insertInto('promotions')
    .values([
      { ...usual, code: 'ČEŠNJAK', usage_limit: null },
      { ...usual, code: 'SAMOKNJIGE', usage_limit: null, product_ids: [ids.book] },
      { ...usual, code: 'VELIKA', usage_limit: null, minimum_items_total: 123_456 },
      { ...usual, code: 'SUTRA', usage_limit: null, valid_from: '2099-11-28T23:00:00.000Z' },
      { ...usual, code: 'POTROSEN', usage_limit: 1, usage_count: 1 },
    ])
    .execute();
});
afterAll(() => shop.close());

interface Shopper {
  readonly isCustomer?: boolean;
  readonly productId?: number;
}

async function shopper({ isCustomer = false, productId = ids.map }: Shopper = {}) {
  const visitor = createVisitor(shop);
  if (isCustomer) await visitor.run('auth.login', await addCustomer(shop));
  await visitor.run('cart.add', { productId: `${productId}`, qty: '2' });
  return { visitor, apply: (code: string) => visitor.run('coupon.apply', { code }) };
}

test.each([false, true])(
  'every visitor can apply a coupon, logged in: %s · COUPON-01 COUPON-02 COUPON-05',
  async (isCustomer) => {
    const { apply } = await shopper({ isCustomer });
    const reply = await apply('POPUST');
    expect(reply).toMatchObject({ ok: true, session: { cart: { couponCode: 'POPUST' } } });
    const { prices } = reply.session.cart ?? {};
    expect(prices?.converted).toMatchObject({ coupon: 300, orderTotal: 2700 });
    expect(reply.notices).toMatchObject([
      { kind: 'success', text: 'core.notifications.couponApplied' },
    ]);
  },
);

test.each([
  '  češnjak ',
  'ČEŠNJAK'.normalize('NFD'),
  'Češnjak',
  'ČEŠ NJAK',
  'ČＥŠＮＪＡＫ',
  '\u3000ČEŠ\u00a0NJA\u200bK',
])('"%s" is the coupon ČEŠNJAK · COUPON-01', async (code) => {
  const { apply } = await shopper();
  expect((await apply(code)).session.cart?.couponCode).toBe('ČEŠNJAK');
});

test('a coupon without effect is rejected and does not count as used · COUPON-06', async () => {
  const { visitor, apply } = await shopper({ productId: ids.gift });
  const reply = await apply('SVE');
  expect(reply).toMatchObject({ ok: false, event: 'coupon-error' });
  expect(reply.submission?.errors).toEqual({ code: 'errors.couponNotApplicable' });
  expect((await visitor.open('hr')).cart?.couponCode).toBeNull();
  const coupon = shop.database.db
    .selectFrom('promotions')
    .select('usage_count')
    .where('code', '=', 'SVE');
  expect(await coupon.executeTakeFirst()).toEqual({ usage_count: 0 });
});

const refusals = [
  ['hr', 'ISTEKAO', 'Ovaj je kupon istekao.'],
  ['hr', 'SUTRA', 'Ovaj kupon vrijedi tek od 29. studenoga 2099.'],
  ['hr', 'VELIKA', 'Za ovaj kupon nedostaje još 1.204,56\u00a0€ u košarici.'],
  ['en', 'VELIKA', 'Your cart is 1,204.56\u00a0€ short of the minimum for this coupon.'],
  ['de', 'SUTRA', 'Dieser Gutschein gilt erst ab dem 29. November 2099.'],
  ['en', 'POTROSEN', 'This coupon has already been used and is no longer valid.'],
  ['en', 'SAMOKNJIGE', 'This coupon does not apply to the items in your cart.'],
] as const;

test.each(refusals)(
  'explains in %s why %s is rejected · COUPON-06',
  async (language, code, text) => {
    const { visitor } = await shopper();
    const reply = await visitor.run('coupon.apply', { code }, { language, errorText: true });
    expect(reply).toMatchObject({ ok: false, event: 'coupon-error' });
    expect(reply.submission?.errors).toEqual({ code: text });
  },
);

test('a coupon for certain products needs one of them · COUPON-06 COUPON-08', async () => {
  const { visitor, apply } = await shopper();
  expect((await apply('SAMOKNJIGE')).event).toBe('coupon-error');
  await visitor.run('cart.add', { productId: `${ids.book}`, qty: '1' });
  const { session } = await apply('SAMOKNJIGE');
  expect(session.cart?.prices.converted).toMatchObject({ itemsTotal: 3900, coupon: 90 });
  expect(session.cart?.priceBreakdown?.find(({ what }) => what === 'lineCoupon')).toMatchObject({
    line: 1,
    from: 900,
    to: 810,
  });
});

test.each([
  ['hr', 'Kupon s tim kodom ne postoji. Provjerite kod.'],
  ['en', 'Coupon not found!'],
  ['de', 'Einen Gutschein mit diesem Code gibt es nicht. Bitte prüfen Sie den Code.'],
] as const)(
  'the message about an unknown code is shown in a toast in %s, with the event of a refusal · COUPON-06 COUPON-09 ERR-14',
  async (language, text) => {
    const { visitor } = await shopper();
    const reported = { language, errorText: true };
    const reply = await visitor.run('coupon.apply', { code: 'NEMA' }, reported);
    expect(reply).toMatchObject({ ok: false, event: 'coupon-error' });
    expect(reply.notices).toMatchObject([{ kind: 'error', text }]);
    expect(reply.submission?.errors).toEqual({ code: text });
  },
);

test('the reply to a removal has the cart without the coupon, so its field is empty · COUPON-03 COUPON-07', async () => {
  const { visitor, apply } = await shopper();
  await apply('POPUST');
  expect(await visitor.run('coupon.remove', { code: 'POPUST' })).toMatchObject({
    session: { cart: { couponCode: null, prices: { converted: { coupon: 0 } } } },
    notices: [{ kind: 'success', text: 'core.notifications.couponRemoved' }],
  });
  expect((await visitor.open('hr')).cart?.couponCode).toBeNull();
});

test('an invalid coupon removes the previous one · COUPON-06', async () => {
  const { visitor, apply } = await shopper();
  expect((await apply('POPUST')).session.cart?.couponCode).toBe('POPUST');
  const reply = await apply('SAMOKNJIGE');
  expect(reply).toMatchObject({
    event: 'coupon-error',
    session: { cart: { couponCode: null, prices: { converted: { coupon: 0 } } } },
  });
  expect((await visitor.open('hr')).cart?.couponCode).toBeNull();
});

test.each([
  ['hr', 'Unos ovog polja je obavezan'],
  ['en', 'This field is required'],
  ['de', 'Dieses Feld ist erforderlich'],
] as const)('in %s an empty code gets “%s” · COUPON-04', async (language, text) => {
  const { visitor } = await shopper();
  const reply = await visitor.run('coupon.apply', { code: '' }, { language, errorText: true });
  expect(reply).toMatchObject({ ok: false, submission: { errors: { code: text } } });
});

test('an empty code is not sent · COUPON-04', async () => {
  const { visitor, apply } = await shopper();
  expect((await apply('  ')).submission?.errors).toEqual({ code: 'errors.required' });
  expect(visitor.calls).not.toContain('cart.applyCoupon');
});
