import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const put = (visitor: Visitor, values: Record<string, string | string[]>) =>
  visitor.run('cart.add', { qty: '1', ...values });

const take = (visitor: Visitor, productId: number) =>
  visitor.run('cart.removeProduct', { productId: `${productId}` });

const reported = ({ notices }: { notices: readonly { kind: string; text: string }[] }) =>
  notices.map(({ kind, text }) => `${kind} ${text}`);

test.each([
  ['simple', ids.map],
  ['digital', ids.book],
])('a %s product is added to the cart · PROD-02 PROD-03 CART-42 ERR-30', async (_, productId) => {
  const visitor = createVisitor(shop);
  const added = await put(visitor, { productId: `${productId}` });
  expect(added).toMatchObject({ ok: true, session: { cart: { itemsCount: 1 } } });
  expect(reported(added)).toEqual(['success core.notifications.addedToCart']);
});

test.each([
  ['hr', 'Dodano u košaricu.'],
  ['en', 'Added to your cart.'],
  ['de', 'In den Warenkorb gelegt.'],
] as const)('in %s a successful add shows “%s” · CART-42 ERR-30', async (language, text) => {
  const visitor = createVisitor(shop);
  const values = { productId: `${ids.book}`, qty: '1' };
  const { notices } = await visitor.run('cart.add', values, { language, errorText: true });
  expect(notices).toMatchObject([{ kind: 'success', text }]);
});

test('without a quantity one piece is added · PROD-07 CONST-72', async () => {
  const visitor = createVisitor(shop);
  const { session } = await visitor.run('cart.add', { productId: `${ids.map}` });
  expect(session.cart?.items.map(({ productId, qty }) => [productId, qty])).toEqual([[ids.map, 1]]);
});

test('a configurable product shows an info notice and adds no row · PROD-05 ERR-22 CA5', async () => {
  const visitor = createVisitor(shop);
  const refused = await put(visitor, { productId: `${ids.shirt}` });
  expect(refused.ok).toBe(false);
  expect(reported(refused)).toEqual(['info core.notifications.configurationNotSet']);
  expect((await visitor.open('hr')).cart?.items).toEqual([]);
});

test('only the choices that the URL does not have yet are named · PROD-05 ERR-22', async () => {
  const { db } = shop.database;
  const textOf = (word: string) => JSON.stringify({ hr: word, en: word, de: word });
  const addAttribute = async (code: string, keys: readonly string[]) => {
    const attribute = { code, label: textOf(code), type: 'dropdown', filterable: false } as const;
    const { id } = await db
      .insertInto('attributes')
      .values(attribute)
      .returning('id')
      .executeTakeFirstOrThrow();
    const values = keys.map((key, position) => ({
      attribute_id: id,
      key,
      label: textOf(key),
      position,
    }));
    return db.insertInto('attribute_values').values(values).returning('id').execute();
  };
  const [small] = await addAttribute('size', ['s', 'l']);
  await addAttribute('colour', ['red', 'navy']);
  const dress = (id: number, choices: object) =>
    db
      .updateTable('products')
      .set({ variant_attributes: JSON.stringify(choices) })
      .where('id', '=', id)
      .execute();
  await dress(ids.shirtSmall, { size: 's', colour: 'red' });
  await dress(ids.shirtLarge, { size: 'l', colour: 'navy' });
  shop.deps.cache.drop(['catalogue']);
  onTestFinished(async () => {
    await db.deleteFrom('attributes').where('code', 'in', ['size', 'colour']).execute();
    shop.deps.cache.drop(['catalogue']);
  });
  const missingAt = async (path: string) => {
    const values = { productId: `${ids.shirt}`, qty: '1' };
    return reported(await createVisitor(shop).run('cart.add', values, { path }));
  };
  const notice = 'info core.notifications.choicesNotMade';
  const page = '/produkt/majica';
  expect(await missingAt(page)).toEqual([`${notice} {"names":"size, colour"}`]);
  expect(await missingAt(`${page}?chosen=${small?.id}`)).toEqual([`${notice} {"names":"colour"}`]);
});

test.each([
  ['a configurable product', ids.shirt, 'configurationNotSet'],
  ['a bundle with an open choice', ids.bundle, 'choicesNotMade {"names":"MAJICA"}'],
])(
  'a card of %s without choices redirects to the product page · PROD-05 PROD-06 BUNDLE-12 ERR-22',
  async (_, id, notice) => {
    const visitor = createVisitor(shop);
    const refused = await put(visitor, { productId: `${id}`, slug: 'majica' });
    expect(refused).toMatchObject({ ok: false, redirect: '/produkt/majica' });
    expect(reported(refused)).toEqual([`info core.notifications.${notice}`]);
  },
);

test.each([
  ['hr', 'Najprije odaberite: MAJICA.'],
  ['en', 'Please choose first: MAJICA.'],
  ['de', 'Bitte zuerst wählen: MAJICA.'],
] as const)(
  'in %s an open choice of a bundle names its part and marks its field · BUNDLE-12 CA5',
  async (language, text) => {
    const visitor = createVisitor(shop);
    const values = { productId: `${ids.bundle}`, qty: '1', [`bundle.${ids.shirt}`]: '' };
    const refused = await visitor.run('cart.add', values, { language, errorText: true });
    expect(refused.notices).toMatchObject([{ kind: 'info', text }]);
    expect(Object.keys(refused.submission?.errors ?? {})).toEqual(['', `bundle.${ids.shirt}`]);
    expect((await visitor.open(language)).cart?.items).toEqual([]);
  },
);

test('a row of a bundle keeps its parts when a new choice is missing, and the part is named · BUNDLE-12 PROD-08', async () => {
  const visitor = createVisitor(shop);
  const part = `bundle.${ids.shirt}`;
  const bundle = { productId: `${ids.bundle}`, [part]: `${ids.shirtSmall}` };
  const { session } = await put(visitor, bundle);
  const itemId = `${session.cart?.items[0]?.itemId}`;
  const refused = await visitor.run('cart.update', {
    ...bundle,
    [part]: '',
    itemId,
    qty: '1',
    options: 'page',
  });
  expect(reported(refused)).toEqual(['info core.notifications.choicesNotMade {"names":"MAJICA"}']);
  expect(Object.keys(refused.submission?.errors ?? {})).toEqual(['', part]);
  expect((await visitor.open('hr')).cart?.items[0]?.options.bundleOptions).toEqual([
    { id: ids.map },
    { main: ids.shirt, selected: ids.shirtSmall },
  ]);
});

test.each([
  ['an archived product', ids.archived, 'productUnavailable'],
  ['a bundle inside a bundle', ids.nestedBundle, 'bundleNotResolved'],
])('%s is reported and adds no row · BUNDLE-11 BUNDLE-12 CA5', async (_, productId, code) => {
  const visitor = createVisitor(shop);
  const refused = await put(visitor, { productId: `${productId}` });
  expect(refused.submission?.errors).toEqual({ '': `errors.${code}` });
  expect((await visitor.open('hr')).cart?.items).toEqual([]);
});

test('a chosen bundle is sent as main and selected · BUNDLE-10 BUNDLE-14', async () => {
  const visitor = createVisitor(shop);
  const values = { productId: `${ids.bundle}`, [`bundle.${ids.shirt}`]: `${ids.shirtSmall}` };
  const added = await put(visitor, values);
  expect(added.session.cart?.items[0]?.options.bundleOptions).toEqual([
    { id: ids.map },
    { main: ids.shirt, selected: ids.shirtSmall },
  ]);
});

test('options of a part of a bundle are sent with it · BUNDLE-08 BUNDLE-14', async () => {
  const { db } = shop.database;
  const give = (option: number, product_id: number) =>
    db.updateTable('custom_options').set({ product_id }).where('id', '=', option).execute();
  await give(ids.engraving, ids.map);
  await give(ids.wrap, ids.shirt);
  const visitor = createVisitor(shop);
  const added = await put(visitor, {
    productId: `${ids.bundle}`,
    [`bundle.${ids.map}`]: `${ids.map}`,
    [`bundle.${ids.map}.option.${ids.engraving}`]: 'Ana',
    [`bundle.${ids.shirt}`]: `${ids.shirtSmall}`,
    [`bundle.${ids.shirt}.option.${ids.wrap}`]: 'yes',
  });
  await give(ids.engraving, ids.ring);
  await give(ids.wrap, ids.ring);
  const shirt = { main: ids.shirt, selected: ids.shirtSmall };
  expect(added.session.cart?.items[0]?.options.bundleOptions).toEqual([
    { id: ids.map, options: { personalizations: { [ids.engraving]: 'Ana' } } },
    { ...shirt, options: { personalizations: { [ids.wrap]: true } } },
  ]);
});

test('removing a product removes its row and shows a notice · BUNDLE-05 BUNDLE-13 ERR-31', async () => {
  const visitor = createVisitor(shop);
  await put(visitor, { productId: `${ids.map}` });
  const removed = await take(visitor, ids.map);
  expect(removed).toMatchObject({ ok: true, session: { cart: { items: [] } } });
  expect(reported(removed)).toEqual(['success core.notifications.removedFromCart']);
});

test('removing a product that is not in the cart is reported · PROD-18 ERR-23', async () => {
  const visitor = createVisitor(shop);
  const none = 'info core.notifications.itemNotInCart';
  expect(reported(await take(visitor, ids.map))).toEqual([none]);
  await put(visitor, { productId: `${ids.book}` });
  const refused = await take(visitor, ids.map);
  expect([refused.ok, ...reported(refused)]).toEqual([false, none]);
  expect((await visitor.open('hr')).cart?.itemsCount).toBe(1);
});

test('a removal from the product’s page that fails shows an error · PROD-18 CART-41 ERR-20', async () => {
  // Another tab removes the row after this page has read it.
  const call: TestShop['call'] = async (name, input, context) => {
    if (name === 'cart.deleteItem') await shop.call(name, input, context);
    return shop.call(name, input, context);
  };
  const visitor = createVisitor({ ...shop, call });
  await put(visitor, { productId: `${ids.map}` });
  const refused = await take(visitor, ids.map);
  expect(refused.ok).toBe(false);
  expect(reported(refused)).toEqual(['error error.removeFromCartFailed']);
});

const engraving = `option.${ids.engraving}`;

test.each([
  ['one text', { [engraving]: 'Ana' }, { [ids.engraving]: 'Ana' }],
  [
    'texts, numbers and choices',
    { [engraving]: ' Ana ', [`option.${ids.length}`]: '12.5', [`option.${ids.signs}`]: ['b', 'a'] },
    { [ids.engraving]: 'Ana', [ids.length]: 12.5, [ids.signs]: ['a', 'b'] },
  ],
])('%s of a product travel as personalizations · PROD-12', async (_, values, personalizations) => {
  const visitor = createVisitor(shop);
  const added = await put(visitor, { productId: `${ids.ring}`, ...values });
  expect(added.session.cart?.items[0]?.options).toEqual({ personalizations });
});

test('new choices of a row are saved in the same row and redirect to the cart · PROD-08', async () => {
  const visitor = createVisitor(shop);
  const added = await put(visitor, { productId: `${ids.ring}`, [engraving]: 'Ana' });
  const { itemId } = added.session.cart?.items[0] ?? {};
  const changed = await visitor.run('cart.update', {
    productId: `${ids.ring}`,
    itemId: `${itemId}`,
    options: 'page',
    qty: '2',
    [engraving]: 'Iva',
    [`option.${ids.signs}`]: ['b', 'a'],
  });
  expect(changed.redirect).toBe('/kosarica');
  expect(changed.session.cart?.items).toMatchObject([
    {
      itemId,
      qty: 2,
      options: { personalizations: { [ids.engraving]: 'Iva', [ids.signs]: ['a', 'b'] } },
    },
  ]);
});

test.each([
  ['10 kB of text', { [engraving]: 'x'.repeat(10_240) }],
  ['two texts for one field', { [engraving]: ['Ana', 'Iva'] }],
  ['a choice that does not exist', { [engraving]: 'Ana', [`option.${ids.metal}`]: 'lead' }],
  ['an option of nothing', { [engraving]: 'Ana', 'option.999': 'x' }],
  ['no number at all', { [engraving]: 'Ana', [`option.${ids.length}`]: 'long' }],
])('%s is rejected and adds nothing · PROD-12 PROD-13', async (_, values) => {
  const visitor = createVisitor(shop);
  const refused = await put(visitor, { productId: `${ids.ring}`, ...values });
  expect(refused.ok).toBe(false);
  expect((await visitor.open('hr')).cart?.items ?? []).toEqual([]);
});

test.each([
  ['page', '/kosarica'],
  ['dialog', null],
])(
  'the choices of a row can be changed from a %s, without a second row · PROD-08 CART-31',
  async (from, to) => {
    const visitor = createVisitor(shop);
    const option = `option.${ids.engraving}`;
    const { session } = await put(visitor, { productId: `${ids.ring}`, [option]: 'Ana' });
    const itemId = `${session.cart?.items[0]?.itemId}`;
    const changes = { itemId, productId: `${ids.ring}`, qty: '2', [option]: 'Ivo', options: from };
    const changed = await visitor.run('cart.update', changes);
    expect(changed).toMatchObject({ ok: true, redirect: to });
    const rows = changed.session.cart?.items.map(({ qty, chosen }) => [qty, chosen[0]?.value]);
    expect(rows).toEqual([[2, 'Ivo']]);
  },
);
