import { expect, test } from 'vitest';
import { addressLines } from '#server/services/orders/invoices/address-lines.ts';
import { companyForm, setUpCheckout } from '#tests/support/checkout.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addressForm } from '#tests/support/visitor.ts';

const checkout = setUpCheckout();
const { send, add, address, order, cart } = checkout;

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
  ['firstName', 'Ana 2', 'Unos sadrži posebne znakove! Koristite samo slova.'],
  ['firstName', 'Ana!', 'Unos sadrži posebne znakove! Koristite samo slova.'],
  ['lastName', 'Anić!', 'Unos sadrži posebne znakove! Koristite samo slova.'],
  ['lastName', 'Anić 2', 'Unos sadrži posebne znakove! Koristite samo slova.'],
  ['lastName', 'Anić 🙂', 'Unos sadrži posebne znakove! Koristite samo slova.'],
  ['contactEmail', 'ana@', 'Unesite uzorak adrese elektroničke pošte'],
  ['contactPhone', 'abc', 'Upišite broj telefona s pozivnim brojem, na primjer 092 123 4567.'],
  ['zipCode', '99', 'Poštanski broj za odabranu državu ima oblik 00000.'],
])(
  'address: %s “%s” is rejected at its field · CHK-A-06 CHK-A-07 CHK-A-09 CHK-A-10 CHK-A-11 CHK-A-12 CHK-A-13 CHK-A-14 CHK-A-15 CONST-35 CONST-36 CONST-37 CONST-38 CONST-39',
  async (field, value, text) => {
    await add(ids.map);
    const reply = await address({ [field]: value });
    expect(reply.ok).toBe(false);
    expect(reply.submission?.errors).toEqual({ [field]: text });
    expect(reply.submission?.values).toEqual({ ...addressForm, [field]: value });
    expect((await cart())?.addresses).toEqual([]);
  },
);

test('address: fields of the maximum length are valid · CHK-A-12 CHK-A-13 CHK-A-14 CHK-A-15 CONST-36 CONST-37 CONST-38 CONST-39', async () => {
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

const payerForm = (values: object) => ({
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`billing.${name}`, value])),
  differentBilling: '1',
});

test('the ISO code of the form is sent to the server as the id of the country · CHK-A-22 ENT-09', async () => {
  await add(ids.map);
  await address({ country: 'DE' });
  const { country } = (await cart())?.addresses[0] ?? {};
  expect(country).toBe(ids.germany);
  expect((await address({ country: 'XX' })).submission?.errors).toHaveProperty('country');
  const payer = payerForm({ ...addressForm, country: 'DE', zipCode: '10115' });
  expect((await address(payer)).ok).toBe(true);
  expect((await cart())?.addresses).toMatchObject([
    { type: 'Main', country: ids.germany },
    { type: 'Shipping', country: ids.croatia },
  ]);
});

test('without another payer the whole delivery address is also the main one · CHK-A-19', async () => {
  await add(ids.map);
  await address();
  const sent = { ...addressForm, country: ids.croatia };
  expect((await cart())?.addresses).toMatchObject([
    { ...sent, type: 'Main' },
    { ...sent, type: 'Shipping' },
  ]);
});

test('the addresses of a guest are stored with the cart: that of another payer while it is selected · CHK-A-19 CHK-A-24', async () => {
  await add(ids.map);
  const payer = { ...addressForm, firstName: 'Iva', street: 'Riva', houseNumber: '7' };
  await address(payerForm(payer));
  const sent = { ...addressForm, country: ids.croatia, type: 'Shipping' };
  const main = { ...payer, country: ids.croatia, type: 'Main' };
  expect((await cart())?.addresses).toMatchObject([main, sent]);
  await address({ ...payerForm(payer), differentBilling: '' });
  expect((await cart())?.addresses).toMatchObject([{ ...sent, type: 'Main' }, sent]);
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
  const emptied = Object.keys(addressForm).map((name) => [`billing.${name}`, '']);
  const blank = await address({ ...Object.fromEntries(emptied), differentBilling: '1' });
  expect(blank.submission?.errors).toEqual(
    Object.fromEntries(emptied.map(([name]) => [name, 'Unos ovog polja je obavezan'])),
  );
  const tooLong = { country: 76, city: 76, street: 76, houseNumber: 16 };
  for (const [name, length] of Object.entries(tooLong)) {
    const field = `billing.${name}`;
    const whole = { ...payer, 'billing.lastName': 'Anić', 'billing.contactEmail': 'a@example.com' };
    const long = { ...whole, 'billing.street': 'Ilica', 'billing.zipCode': '10000' };
    const { submission } = await address({
      ...long,
      [field]: 'x'.repeat(length),
      differentBilling: '1',
    });
    const text = `Unesite najviše ${length - 1} znakova`;
    expect(submission?.errors).toEqual({ [field]: text });
  }
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
  const nameless = await address({ ...companyForm, companyName: '' });
  expect(nameless.submission?.errors).toHaveProperty('companyName');
  for (const companyOIB of ['', '12345678901', '6943515153', 'abc']) {
    const reply = await address({ ...companyForm, companyOIB });
    expect(Object.keys(reply.submission?.errors ?? {})).toEqual(['companyOIB']);
  }
  await address(companyForm);
  expect(await cart()).toMatchObject({
    company: { name: 'Bonaca d.o.o.', oib: '69435151530' },
    addresses: [{ type: 'Main', companyOIB: '69435151530' }, { type: 'Shipping' }],
  });
  const german = { ...companyForm, country: 'DE', companyOIB: 'DE 811569869' };
  expect((await address(german)).ok).toBe(true);
  await address();
  expect(await cart()).toMatchObject({ company: null });
});

test('a guest is identified by the cart and by an encrypted cookie · CHK-05 CHK-06 CHK-A-24', async () => {
  await add(ids.map);
  await address();
  expect(checkout.visitor.calls).toContain('cart.updateGuestUser');
  expect((await cart())?.guest?.email).toBe('zeljka@example.com');
  const sealed = String(checkout.visitor.cookies.get('guest'));
  expect(sealed).not.toContain('zeljka');
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('zeljka');
  await address({ contactEmail: 'druga@example.com' });
  expect((await cart())?.guest?.email).toBe('druga@example.com');
  const guest = String(checkout.visitor.cookies.get('guest'));
  checkout.comeAgain();
  checkout.visitor.cookies.set('guest', guest);
  await add(ids.map);
  expect((await cart())?.guest?.email).toBe('druga@example.com');
});

test.each(['', 'x', 'x'.repeat(600), '%00', Buffer.alloc(60).toString('base64url')])(
  'a forged guest cookie identifies no guest · CHK-05',
  async (guest) => {
    checkout.visitor.cookies.set('guest', guest);
    expect((await add(ids.map)).ok).toBe(true);
    expect((await cart())?.guest ?? null).toBeNull();
  },
);

const named = { firstName: 'Ana', lastName: 'Anić', contactEmail: 'ana@example.com' };

test('digital goods require name and email, and more only for an invoice · CHK-A-03 CHK-S-07', async () => {
  await add(ids.book);
  const unnamed = await send('checkout.address', { ...named, lastName: '' });
  expect(Object.keys(unnamed.submission?.errors ?? {})).toEqual(['lastName']);
  const unticked = { ...named, city: 'Split', isCompany: '1' };
  expect((await send('checkout.address', unticked)).redirect).toBe('/naplata?step=payment');
  expect(await cart()).toMatchObject({ company: null, guest: { email: 'ana@example.com' } });
  expect((await cart())?.addresses[0]).toEqual({ type: 'Main', ...named });
  const seatless = await send('checkout.address', { ...named, ...companyForm, invoice: '1' });
  const place = ['country', 'street', 'houseNumber', 'zipCode', 'city'];
  expect(Object.keys(seatless.submission?.errors ?? {})).toEqual(expect.arrayContaining(place));
  await address({ ...companyForm, invoice: '1' });
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

test('an address in the US needs one of its states, and is printed in the order of the country', async () => {
  const { db } = checkout.shop.database;
  const setCountries = (value: string) =>
    db.updateTable('options').set({ value }).where('key', '=', 'site.allowedCountries').execute();
  await setCountries('["HR","DE","US"]');
  await add(ids.map);
  const american = { country: 'US', zipCode: '94016', city: 'San Francisco', street: 'Main St' };
  for (const [region, text] of [
    ['', 'Unos ovog polja je obavezan'],
    ['Dalmatia', 'Provjerite unos ovog polja'],
  ] as const) {
    const reply = await address({ ...american, region });
    expect(reply.submission?.errors).toEqual({ region: text });
  }
  expect(await address({ ...american, region: 'CA' })).toMatchObject({ ok: true });
  await setCountries('["HR","DE"]');
  const [main] = (await cart())?.addresses ?? [];
  expect(main).toMatchObject({ region: 'CA', zipCode: '94016' });
  if (!main) throw new Error('The cart has no address.');
  const lines = await addressLines(db, main, 'hr');
  expect(lines.slice(-3)).toEqual(['7a Main St', 'San Francisco, CA 94016', 'SAD']);
});
