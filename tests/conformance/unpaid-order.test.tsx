import messages from 'virtual:messages/blocks/unpaid-order';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { View } from '#blocks/unpaid-order/view.tsx';
import type { ApiClient } from '#runtime/api/client.ts';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { createCookieJar } from '#runtime/commands/cookie-jar.ts';
import { orderKeys } from '#runtime/commands/orders/order-keys.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { orderOffer } from '#runtime/page/order-offer.ts';
import { type Language, languages, textsIn } from '#schemas/languages.ts';
import { pageOf } from '#tests/support/page.ts';
import { openPayShop, type PayShop } from '#tests/support/payments.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addressForm, createVisitor, type Visitor } from '#tests/support/visitor.ts';

let pay: PayShop;
beforeAll(async () => {
  pay = await openPayShop();
});
afterAll(() => pay.close());

/** Returns a buyer who went to the bank, and whose browser returned without a cart. */
async function backFromTheBank(): Promise<Visitor> {
  const visitor = createVisitor(pay.shop);
  await visitor.run('cart.add', { productId: `${ids.last}`, qty: '2' });
  await visitor.run('checkout.address', addressForm, { path: '/naplata' });
  await visitor.run('checkout.shipping', { deliveryMethodId: `${ids.post}` }, { path: '/naplata' });
  const card = { paymentMethodId: `${ids.card}` };
  const ordered = await visitor.run('order.create', card, { path: '/naplata' });
  expect(ordered.redirect).toMatch(/^\/pay\//);
  expect((await visitor.open('hr')).cart).toBeNull();
  return visitor;
}

/** Renders the strip above cart and checkout for a browser with these cookies. */
async function strip({ cookies }: Visitor, language: Language): Promise<string> {
  const api = { call: pay.shop.call } as unknown as ApiClient;
  const keys = orderKeys(createCookieJar(Object.fromEntries(cookies)));
  const [offer] = await orderOffer('cart', keys, api);
  expect(await orderOffer('shop', keys, api)).toEqual([]);
  if (!offer) return '';
  const t = createTranslator(language, prefixed('unpaid-order', textsIn(messages, language)));
  const runtime = { page: pageOf([], { language }), t } as unknown as Runtime;
  return renderToStaticMarkup(
    <RuntimeContext value={runtime}>
      <View id="u" options={{}} data={offer.data as never} slots={{}} />
    </RuntimeContext>,
  );
}

test.each(languages)(
  'after the bank the order is shown, can be paid and cancelled for its cart, in %s · ORDER-14 ORDER-17',
  async (language) => {
    const visitor = await backFromTheBank();
    const html = await strip(visitor, language);
    expect(html).toMatch(/\d{4}.\d+/);
    expect(html).toContain('?orderSlug=');
    expect(html).toContain('value="order.takeBack"');
    expect(html).toContain(textsIn(messages, language).pay);
    expect(await strip(createVisitor(pay.shop), language)).toBe('');
  },
);

test('the strip names the total in the currency of the order', async () => {
  const visitor = await backFromTheBank();
  const { db } = pay.shop.database;
  await db.updateTable('orders').set({ currency: 'USD' }).execute();
  const html = await strip(visitor, 'hr');
  await db.updateTable('orders').set({ currency: 'EUR' }).execute();
  expect(html).toMatch(/\d\u00a0\$/);
});

test('the goods return to the cart of this browser, once · ORDER-14 CART-24', async () => {
  const visitor = await backFromTheBank();
  const back = await visitor.run('order.takeBack', {}, { path: '/naplata' });
  expect(back).toMatchObject({ ok: true, redirect: '/kosarica' });
  const { cart } = await visitor.open('hr');
  expect(cart?.items.map(({ productId, qty }) => [productId, qty])).toEqual([[ids.last, 2]]);
  expect(await strip(visitor, 'hr')).toBe('');
  const again = await visitor.run('order.takeBack', {}, { path: '/kosarica', errorText: true });
  expect(again.ok).toBe(false);
  expect(again.notices[0]?.text).toBe(
    'Ova se narudžba više ne može platiti. Pogledajte njezino stanje ili nam se javite.',
  );
});

test('a cart created meanwhile receives them', async () => {
  const visitor = await backFromTheBank();
  await visitor.run('cart.add', { productId: `${ids.book}`, qty: '1' });
  const back = await visitor.run('order.takeBack', {}, { path: '/kosarica' });
  expect(back).toMatchObject({ ok: true, redirect: null, reload: true });
  const { cart } = await visitor.open('hr');
  const rows = cart?.items.map(({ productId, qty }) => [productId, qty]);
  expect(rows).toEqual(
    expect.arrayContaining([
      [ids.book, 1],
      [ids.last, 2],
    ]),
  );
  expect(rows).toHaveLength(2);
});

test('another browser cannot take the order back · PERM-22', async () => {
  const stranger = await createVisitor(pay.shop).run('order.takeBack', {});
  expect(stranger.submission?.errors).toEqual({ '': 'errors.notFound' });
});
