import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Reporter, setReporter } from '#runtime/report.ts';
import type { FormValues } from '#runtime/store/forms.ts';
import type { EndpointName } from '#schemas/api/contract.ts';
import { insertRows } from '#server/db/seed/rows.ts';
import { createHostedForm } from '#server/payments/hosted-form/hosted-form.ts';
import { createProviderCall } from '#server/payments/provider-call.ts';
import { address as addressOf, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import {
  addCustomer,
  addressForm,
  createVisitor,
  type Visitor,
  type VisitorOptions,
} from '#tests/support/visitor.ts';

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  const settings = {
    url: 'http://127.0.0.1:9',
    merchant: 'M',
    secret: 's',
    origins: [],
    currencies: ['EUR'],
  };
  const call = createProviderCall(() => undefined);
  shop = await openShop({ gateways: { HPF: createHostedForm(settings, call) } });
  const names = ['Uvjeti kupnje', 'Novosti'].map((hr, index) => ({
    id: index + 1,
    unique_number: `P-${index}`,
    display_name: { hr },
  }));
  await insertRows(shop.database.db, 'consents', names);
});
afterAll(() => shop.close());
beforeEach(() => {
  visitor = createVisitor(shop);
});
afterEach(async () => {
  const { db } = shop.database;
  await db.deleteFrom('consent_assignments').execute();
  await db.updateTable('payment_methods').set({ enabled: true }).execute();
  shop.deps.cache.clear();
});

const company = { isCompany: '1', companyName: 'Bonaca d.o.o.', companyOIB: 'HR 69435151530' };

const send = (command: string, values: FormValues = {}, options: VisitorOptions = {}) =>
  visitor.run(command, values, { errorText: true, path: '/naplata', ...options });
const add = (productId: number) => send('cart.add', { productId: `${productId}`, qty: '1' });
const address = (change: Record<string, string> = {}) =>
  send('checkout.address', { ...addressForm, ...change });
const deliver = (id: number, more: Record<string, string> = {}) =>
  send('checkout.shipping', { deliveryMethodId: `${id}`, ...more });
const order = (more: Record<string, string> = {}) => send('order.create', more);
const cart = async () => (await visitor.open('hr')).cart;

test.each([
  ['firstName', '', 'Unos ovog polja je obavezan'],
  ['contactPhone', ' ', 'Unos ovog polja je obavezan'],
  ['country', '', 'Unos ovog polja je obavezan'],
  ['country', 'x'.repeat(76), 'Unesite najviše 75 znakova'],
  ['city', '', 'Unos ovog polja je obavezan'],
  ['city', 'x'.repeat(76), 'Unesite najviše 75 znakova'],
  ['street', '', 'Unos ovog polja je obavezan'],
  ['street', 'x'.repeat(76), 'Unesite najviše 75 znakova'],
  ['houseNumber', '', 'Unos ovog polja je obavezan'],
  ['houseNumber', '1'.repeat(16), 'Unesite najviše 15 znakova'],
  ['zipCode', '', 'Unos ovog polja je obavezan'],
  ['zipCode', '2'.repeat(26), 'Unesite najviše 25 znakova'],
  ['lastName', '', 'Unos ovog polja je obavezan'],
  ['contactEmail', '', 'Unos ovog polja je obavezan'],
  ['lastName', 'Anić 2', 'Unos sadrži posebne znakove! Koristite samo slova.'],
  ['lastName', 'Anić 🙂', 'Unos sadrži posebne znakove! Koristite samo slova.'],
  ['contactEmail', 'ana@', 'Unesite uzorak adrese elektroničke pošte'],
  ['contactPhone', 'abc', 'Upišite broj telefona znamenkama, na primjer 091 234 5678.'],
  ['zipCode', '99', 'Poštanski broj za odabranu državu ima oblik 00000.'],
])(
  'address: %s “%s” is rejected at its field · CHK-A-06 CHK-A-07 CHK-A-09 CHK-A-10 CHK-A-11 CHK-A-12 CHK-A-13 CHK-A-14 CHK-A-15',
  async (field, value, text) => {
    await add(ids.map);
    const reply = await address({ [field]: value });
    expect(reply.ok).toBe(false);
    expect(reply.submission?.errors).toEqual({ [field]: text });
    expect(reply.submission?.values).toEqual({ ...addressForm, [field]: value });
    expect((await cart())?.addresses).toEqual([]);
  },
);

test('address: fields of the maximum length are valid · CHK-A-12 CHK-A-13 CHK-A-14 CHK-A-15', async () => {
  await add(ids.map);
  const longest = {
    city: 'x'.repeat(75),
    street: 'y'.repeat(75),
    houseNumber: '1'.repeat(15),
    zipCode: [...'23000'].join(' '.repeat(5)),
  };
  expect((await address(longest)).ok).toBe(true);
  expect((await cart())?.addresses).toMatchObject([longest, longest]);
});

test('the ISO code of the form is sent to the server as the id of the country · CHK-A-22 ENT-09', async () => {
  await add(ids.map);
  await address({ country: 'DE' });
  const { country } = (await cart())?.addresses[0] ?? {};
  expect(country).toBe(ids.germany);
  expect((await address({ country: 'XX' })).submission?.errors).toHaveProperty('country');
});

test('another payer is validated only when selected, by the rules of the first address · CHK-A-18', async () => {
  await add(ids.map);
  const wrong = { lastName: 'Anić 2', contactEmail: 'ana@', street: '', zipCode: '2'.repeat(26) };
  const payer = Object.fromEntries(
    Object.entries({ ...addressForm, ...wrong }).map(([name, value]) => [`billing.${name}`, value]),
  );
  expect((await address(payer)).ok).toBe(true);
  expect((await cart())?.addresses).toMatchObject([{ type: 'Main', street: 'Obala' }, {}]);
  const reply = await address({ ...payer, differentBilling: '1' });
  expect(reply.submission?.errors).toEqual({
    'billing.lastName': 'Unos sadrži posebne znakove! Koristite samo slova.',
    'billing.contactEmail': 'Unesite uzorak adrese elektroničke pošte',
    'billing.street': 'Unos ovog polja je obavezan',
    'billing.zipCode': 'Unesite najviše 25 znakova',
  });
});

test.each(['Šđž ČĆ', "O'Neil", 'O’Neil-Šimić', 'Иван', 'Noe\u0308l'])(
  'the name %s is valid and stored in composed form · CHK-A-08 IN1',
  async (lastName) => {
    await add(ids.map);
    expect(await address({ lastName })).toMatchObject({ ok: true });
    expect((await cart())?.addresses[0]?.lastName).toBe(lastName.normalize('NFC'));
  },
);

test('a Croatian company needs a valid OIB, another country’s number is stored as typed · CHK-A-16 CHK-A-17', async () => {
  await add(ids.map);
  const nameless = await address({ ...company, companyName: '' });
  expect(nameless.submission?.errors).toHaveProperty('companyName');
  for (const companyOIB of ['', '12345678901', '6943515153', 'abc']) {
    const reply = await address({ ...company, companyOIB });
    expect(Object.keys(reply.submission?.errors ?? {})).toEqual(['companyOIB']);
  }
  await address(company);
  expect(await cart()).toMatchObject({
    company: { name: 'Bonaca d.o.o.', oib: '69435151530' },
    addresses: [{ type: 'Main', companyOIB: '69435151530' }, { type: 'Shipping' }],
  });
  const german = { ...company, country: 'DE', companyOIB: 'DE 811569869' };
  expect((await address(german)).ok).toBe(true);
  await address();
  expect(await cart()).toMatchObject({ company: null });
});

test('a guest is identified by the cart and by an encrypted cookie · CHK-05 CHK-06 CHK-A-24', async () => {
  await add(ids.map);
  await address();
  expect((await cart())?.guest?.email).toBe('zeljka@example.com');
  const sealed = String(visitor.cookies.get('guest'));
  expect(sealed).not.toContain('zeljka');
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('zeljka');
  await address({ contactEmail: 'druga@example.com' });
  expect((await cart())?.guest?.email).toBe('druga@example.com');
  const guest = String(visitor.cookies.get('guest'));
  visitor = createVisitor(shop);
  visitor.cookies.set('guest', guest);
  await add(ids.map);
  expect((await cart())?.guest?.email).toBe('druga@example.com');
});

test.each(['', 'x', 'x'.repeat(600), '%00', Buffer.alloc(60).toString('base64url')])(
  'a forged guest cookie identifies no guest · CHK-05',
  async (guest) => {
    visitor.cookies.set('guest', guest);
    expect((await add(ids.map)).ok).toBe(true);
    expect((await cart())?.guest ?? null).toBeNull();
  },
);

test('delivery is saved for the buyer together with its branch · CHK-S-08', async () => {
  await add(ids.map);
  await address();
  const pickup = await deliver(ids.pickup, { [`branch.${ids.pickup}`]: `${ids.branch}` });
  expect(pickup.redirect).toBe('/naplata?step=payment');
  expect(await cart()).toMatchObject({
    deliveryMethodId: ids.pickup,
    options: { deliveryBranchId: ids.branch },
  });
});

/** Returns a copy of the current visitor that records the inputs of one call. */
function watched(name: EndpointName) {
  const inputs: unknown[] = [];
  const watching = createVisitor({
    ...shop,
    call: (called, input, context) => {
      if (called === name) inputs.push(input);
      return shop.call(called, input, context);
    },
  });
  for (const [key, value] of visitor.cookies) watching.cookies.set(key, value);
  return { watching, inputs };
}

test.each([false, true])(
  'delivery is saved for the user, logged in: %s, with its branch · CHK-S-08',
  async (isCustomer) => {
    if (isCustomer) await send('auth.login', await addCustomer(shop));
    await add(ids.map);
    await address();
    const { watching, inputs } = watched('checkout.saveDeliveryMethod');
    await watching.run('checkout.shipping', {
      deliveryMethodId: `${ids.pickup}`,
      [`branch.${ids.pickup}`]: `${ids.branch}`,
    });
    const userId = (await visitor.open('hr')).user?.id ?? null;
    expect(typeof userId).toBe(isCustomer ? 'number' : 'object');
    expect(inputs).toMatchObject([{ userId, deliveryMethodId: ids.pickup, branchId: ids.branch }]);
  },
);

test('the payment of a company is saved with its name and number, of others without · CHK-P-08', async () => {
  await add(ids.map);
  for (const who of [company, {}]) {
    await address(who);
    await deliver(ids.post);
    const { watching, inputs } = watched('checkout.savePaymentMethod');
    const paid = { paymentMethodId: `${ids.bank}`, viewHash: 'another' };
    expect((await watching.run('order.create', paid)).ok).toBe(false);
    const companyData = { companyName: 'Bonaca d.o.o.', oib: '69435151530' };
    expect(inputs).toHaveLength(1);
    if (who === company) expect(inputs).toMatchObject([{ paymentMethodId: ids.bank, companyData }]);
    else expect(inputs[0]).not.toHaveProperty('companyData');
  }
});

test.each([
  [0, 'Molimo odaberite metodu dostave prije nastavka'],
  [999, 'Odabrana metoda dostave nije pronađena. Odaberite drugu metodu dostave.'],
  [ids.abroad, 'Odabrana metoda dostave nije pronađena. Odaberite drugu metodu dostave.'],
  [ids.pickup, 'Molimo odaberite dostavnu poslovnicu prije nastavka'],
])(
  'the invalid delivery %i shows a notice and is not saved · ERR-38 ERR-39 ERR-40 CHK-S-05',
  async (id, text) => {
    await add(ids.map);
    await address();
    const reply = await deliver(id);
    expect(reply).toMatchObject({ ok: false, redirect: null, notices: [{ kind: 'error', text }] });
    expect((await cart())?.deliveryMethodId).toBeNull();
  },
);

test('without an address no delivery is set · CHK-S-09 ERR-46', async () => {
  await add(ids.map);
  expect(await deliver(ids.post)).toMatchObject({
    ok: false,
    notices: [{ kind: 'error', text: 'Najprije upišite adresu dostave.' }],
  });
  expect((await cart())?.deliveryMethodId).toBeNull();
});

test('the total follows the choice without leaving the step · CART-12 CART-14', async () => {
  await add(ids.map);
  await address();
  const choose = (values: FormValues) => send('checkout.total', values);
  const { session, redirect } = await choose({ deliveryMethodId: `${ids.post}` });
  expect(session.cart?.prices.converted).toMatchObject({ delivery: 450 });
  expect([redirect, (await cart())?.deliveryMethodId]).toEqual([null, ids.post]);
  const open = await choose({ deliveryMethodId: `${ids.pickup}` });
  expect(open).toMatchObject({ ok: true, notices: [] });
  expect(open.session.cart?.prices.converted.delivery).toBe(0);
  expect((await cart())?.deliveryMethodId).toBe(ids.post);
  const branch = { [`branch.${ids.pickup}`]: `${ids.branch}` };
  await choose({ deliveryMethodId: `${ids.pickup}`, ...branch });
  expect((await cart())?.deliveryMethodId).toBe(ids.pickup);
});

test('without scripts a separate button updates the total · CART-12', async () => {
  await add(ids.map);
  await address();
  const stayed = await deliver(ids.post, { stay: '1' });
  expect([stayed.redirect, (await cart())?.deliveryMethodId]).toEqual([null, ids.post]);
  const refused = await deliver(ids.pickup, { stay: '1' });
  expect(refused.submission?.errors).toHaveProperty(`branch.${ids.pickup}`);
});

test('without a cart nothing happens except a log entry · ERR-44 ERR-45 CHK-07', async () => {
  const reported: unknown[] = [];
  const listen: Reporter = (_, error) => reported.push(String(error));
  setReporter(listen);
  for (const command of ['checkout.address', 'checkout.shipping', 'order.create']) {
    expect((await send(command, addressForm)).ok).toBe(false);
  }
  setReporter(() => undefined);
  expect(reported).toEqual(Array(3).fill('Error: Cart session not initialised!'));
  expect(visitor.cookies.size).toBe(0);
});

test('a skipped step redirects back to it and creates no order · CHK-03 CO1', async () => {
  await add(ids.map);
  const paid = { paymentMethodId: `${ids.bank}` };
  expect(await order(paid)).toMatchObject({
    redirect: '/naplata?step=address',
    notices: [{ text: 'Najprije upišite adresu dostave.' }],
  });
  await address();
  expect(await order(paid)).toMatchObject({
    redirect: '/naplata?step=shipping',
    notices: [{ text: 'Molimo odaberite metodu dostave prije nastavka' }],
  });
  await deliver(ids.post);
  const unpaid = await order();
  expect(unpaid.submission?.errors).toHaveProperty('paymentMethodId');
  expect(await shop.database.db.selectFrom('orders').select('id').execute()).toEqual([]);
});

test('a site that skips delivery uses the first method that needs no choice · CHK-S-07', async () => {
  const skipping = () => send('checkout.address', addressForm, { skipShippingStep: true });
  await add(ids.map);
  expect((await skipping()).redirect).toBe('/naplata?step=payment');
  expect((await cart())?.deliveryMethodId).toBe(ids.post);
  const { db } = shop.database;
  const enable = (enabled: boolean) =>
    db.updateTable('delivery_methods').set({ enabled }).where('id', '=', ids.post).execute();
  await enable(false);
  await skipping();
  expect(await cart()).toMatchObject({
    deliveryMethodId: ids.pickup,
    options: { deliveryBranchId: ids.branch },
  });
  await enable(true);
});

test('a single method is in the total before it is chosen; with several methods none is · CHK-S-01 CART-12', async () => {
  await add(ids.map);
  await address();
  expect((await cart())?.deliveryMethodId).toBeNull();
  const { db } = shop.database;
  const enable = (enabled: boolean) =>
    db.updateTable('delivery_methods').set({ enabled }).where('id', '=', ids.pickup).execute();
  await enable(false);
  expect((await address()).redirect).toBe('/naplata?step=shipping');
  expect((await cart())?.deliveryMethodId).toBe(ids.post);
  await enable(true);
});

test('digital goods skip delivery; an order without payment selects its method itself · CHK-S-07 CHK-P-07', async () => {
  await add(ids.gift);
  expect((await address()).redirect).toBe('/naplata?step=payment');
  expect((await cart())?.paymentMethodId).toBe(ids.free);
});

const named = { firstName: 'Ana', lastName: 'Anić', contactEmail: 'ana@example.com' };

test('digital goods require name and e-mail, and more only for an invoice · CHK-A-03 CHK-S-07', async () => {
  await add(ids.book);
  const unnamed = await send('checkout.address', { ...named, lastName: '' });
  expect(Object.keys(unnamed.submission?.errors ?? {})).toEqual(['lastName']);
  const unticked = { ...named, city: 'Split', isCompany: '1' };
  expect((await send('checkout.address', unticked)).redirect).toBe('/naplata?step=payment');
  expect(await cart()).toMatchObject({ company: null, guest: { email: 'ana@example.com' } });
  expect((await cart())?.addresses[0]).toEqual({ type: 'Main', ...named });
  const seatless = await send('checkout.address', { ...named, ...company, invoice: '1' });
  const place = ['country', 'street', 'houseNumber', 'zipCode', 'city'];
  expect(Object.keys(seatless.submission?.errors ?? {})).toEqual(expect.arrayContaining(place));
  await address({ ...company, invoice: '1' });
  expect(await cart()).toMatchObject({ company: { oib: '69435151530' } });
  expect((await cart())?.addresses[0]).toMatchObject({ city: 'Zadar' });
  await send('checkout.address', named);
  expect(await cart()).toMatchObject({ company: null });
});

test('a cart that needs delivery after all requires the missing fields · CHK-03', async () => {
  await add(ids.book);
  await send('checkout.address', named);
  await add(ids.map);
  expect((await order()).redirect).toBe('/naplata?step=address');
  const reply = await send('checkout.address', named);
  expect(Object.keys(reply.submission?.errors ?? {})).toContain('contactPhone');
  expect(reply.session?.cart?.addressFields.required).toContain('street');
  expect((await address()).redirect).toBe('/naplata?step=shipping');
});

test('the provider’s form as the only method is selected, unless company data is incomplete · CHK-P-07', async () => {
  const { db } = shop.database;
  const others = [ids.cash, ids.bank];
  await db
    .updateTable('payment_methods')
    .set({ enabled: false })
    .where('id', 'in', others)
    .execute();
  await add(ids.map);
  await address();
  await deliver(ids.post);
  expect((await cart())?.paymentMethodId).toBe(ids.card);
  visitor = createVisitor(shop);
  await add(ids.map);
  await address(company);
  await deliver(ids.post);
  expect(await cart()).toMatchObject({
    paymentMethodId: ids.card,
    company: { oib: '69435151530' },
  });
  visitor = createVisitor(shop);
  await add(ids.map);
  const { cartId = '', protectCode = '' } = Object.fromEntries(visitor.cookies);
  const addresses = [addressOf({ companyName: 'Bonaca d.o.o.' })];
  await shop.get('cart.updateGuestUser', {
    cartId,
    protectCode,
    email: 'b@example.com',
    addresses,
  });
  await deliver(ids.post);
  expect((await cart())?.paymentMethodId).toBeNull();
});

test('of several payment methods none is preselected · CHK-P-07', async () => {
  await add(ids.map);
  await address();
  await deliver(ids.post);
  expect((await cart())?.paymentMethodId).toBeNull();
});

test('required consents block, optional ones do not; both are logged · CHK-A-20 ERR-21', async () => {
  const assign = (consent_id: number, required: boolean) =>
    insertRows(shop.database.db, 'consent_assignments', [
      { consent_id, form_type: 'addressForm', required },
    ]);
  await assign(1, true);
  await assign(2, false);
  shop.deps.cache.clear();
  await add(ids.map);
  const byKey = await visitor.run('checkout.address', { ...addressForm, consents: '2' });
  expect(byKey.submission?.errors).toEqual({ consents: 'core.notifications.consentRequired' });
  const refused = await address({ consents: '2' });
  expect(refused.submission?.errors).toEqual({
    consents: 'Za nastavak dajte obvezne privole.',
  });
  expect((await address({ consents: '1' })).ok).toBe(true);
  const { db } = shop.database;
  const logged = await db.selectFrom('consent_logs').selectAll().execute();
  expect(logged).toMatchObject([
    { consent_number: 'P-0', form_type: 'addressForm', email: 'zeljka@example.com', given: true },
  ]);
});

test('consents that cannot be fetched are reported, and the step stays · ERR-17', async () => {
  await add(ids.map);
  const broken = createVisitor({
    ...shop,
    call: (name, input, context) =>
      name === 'consent.filterForWeb'
        ? Promise.resolve({ ok: false, error: { code: 'unavailable' } } as never)
        : shop.call(name, input, context),
  });
  for (const [name, value] of visitor.cookies) broken.cookies.set(name, value);
  const reply = await broken.run('checkout.address', addressForm);
  expect(reply).toMatchObject({
    ok: false,
    redirect: null,
    notices: [{ kind: 'error', text: 'error.consentsNotFetched' }],
  });
  expect((await cart())?.addresses).toEqual([]);
});

test('a consent that cannot be logged is reported and blocks nothing · ERR-18', async () => {
  await add(ids.map);
  const reply = await address({ consents: '99' });
  expect(reply).toMatchObject({
    ok: true,
    redirect: '/naplata?step=shipping',
    notices: [
      { kind: 'error', text: 'Vaše se privole nisu mogle zabilježiti. Pokušajte ponovno.' },
    ],
  });
});
