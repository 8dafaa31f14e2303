import { expect, test } from 'vitest';
import { insertRows } from '#server/db/seed/rows.ts';
import { setUpCheckout } from '#tests/support/checkout.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addressForm, createVisitor } from '#tests/support/visitor.ts';

const checkout = setUpCheckout();
const { add, address, cart, deliver, order } = checkout;

test('required consents block, optional ones do not; both are logged · CONSENT-01 CHK-A-20 ERR-21', async () => {
  const assign = (consent_id: number, required: boolean) =>
    insertRows(checkout.shop.database.db, 'consent_assignments', [
      { consent_id, form_type: 'addressForm', required },
    ]);
  await assign(1, true);
  await assign(2, false);
  await assign(3, true);
  checkout.shop.deps.cache.clear();
  await add(ids.map);
  const byKey = await checkout.visitor.run('checkout.address', { ...addressForm, consents: '2' });
  expect(byKey.submission?.errors).toEqual({ consents: 'core.notifications.consentRequired' });
  const refused = await address({ consents: '2' });
  expect(refused.submission?.errors).toEqual({
    consents: 'Za nastavak dajte obvezne privole.',
  });
  for (const some of ['1', '3']) expect((await address({ consents: some })).ok).toBe(false);
  expect((await address({ consents: ['1', '3'] })).ok).toBe(true);
  const { db } = checkout.shop.database;
  const logged = await db.selectFrom('consent_logs').selectAll().orderBy('id').execute();
  const given = { form_type: 'addressForm', email: 'zeljka@example.com', given: true };
  expect(logged).toMatchObject([
    { consent_number: 'P-0', ...given },
    { consent_number: 'P-2', ...given },
  ]);
});

test('the payment reports a missing consent and a missing method at once, and creates no order · CONSENT-01 CHK-P-05 ERR-21 ERR-41', async () => {
  const { db } = checkout.shop.database;
  await insertRows(db, 'consent_assignments', [
    { consent_id: 1, form_type: 'checkoutForm', required: true },
    { consent_id: 2, form_type: 'checkoutForm', required: false },
  ]);
  checkout.shop.deps.cache.clear();
  await add(ids.map);
  await address();
  await deliver(ids.post);
  const method = { paymentMethodId: 'Molimo odaberite metodu plaćanja prije nastavka' };
  const consent = { consents: 'Za nastavak dajte obvezne privole.' };
  const errorsOf = async (values: Record<string, string>) => {
    const { redirect, submission } = await order(values);
    expect(redirect).toBeNull();
    return submission?.errors;
  };
  expect(await errorsOf({})).toEqual({ ...method, ...consent });
  expect(await errorsOf({ consents: '1' })).toEqual(method);
  const chosen = { paymentMethodId: `${ids.cash}` };
  expect(await errorsOf({ ...chosen, consents: '2' })).toEqual(consent);
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([]);
  expect((await order({ ...chosen, consents: '1' })).redirect).toContain('orderSlug=');
});

test('consents that cannot be fetched are reported, and the step stays · CONSENT-03 ERR-17', async () => {
  await add(ids.map);
  const broken = createVisitor({
    ...checkout.shop,
    call: (name, input, context) =>
      name === 'consent.filterForWeb'
        ? Promise.resolve({ ok: false, error: { code: 'unavailable' } } as never)
        : checkout.shop.call(name, input, context),
  });
  for (const [name, value] of checkout.visitor.cookies) broken.cookies.set(name, value);
  const reply = await broken.run('checkout.address', addressForm);
  expect(reply).toMatchObject({
    ok: false,
    redirect: null,
    notices: [{ kind: 'error', text: 'error.consentsNotFetched' }],
  });
  expect((await cart())?.addresses).toEqual([]);
  await address();
  await deliver(ids.post);
  const { db } = checkout.shop.database;
  const before = await db.selectFrom('users').select('id').execute();
  const person = { firstName: 'Ana', lastName: 'Anić', email: 'ana@example.com' };
  const password = 'lozinka-ana';
  for (const [command, values] of [
    ['order.create', { paymentMethodId: `${ids.cash}` }],
    ['auth.register', { ...person, password, confirmedPassword: password }],
  ] as const) {
    const refused = await broken.run(command, values, { errorText: true });
    const text = 'Privole se nisu mogle učitati. Pokušajte ponovno.';
    expect(refused, command).toMatchObject({ ok: false, notices: [{ kind: 'error', text }] });
  }
  expect(await db.selectFrom('users').select('id').execute()).toEqual(before);
  expect((await cart())?.items).toHaveLength(1);
});

test('an order is made although its consents cannot be logged, and the buyer reads so · ERR-18 CONSENT-06', async () => {
  await add(ids.map);
  await address();
  await deliver(ids.post);
  const reply = await order({ paymentMethodId: `${ids.cash}`, consents: '99' });
  expect(reply).toMatchObject({
    ok: true,
    redirect: expect.stringContaining('orderSlug='),
    notices: [
      { kind: 'error', text: 'Vaše se privole nisu mogle zabilježiti. Pokušajte ponovno.' },
    ],
  });
});

test('a consent that cannot be logged is reported and blocks nothing · ERR-18 CONSENT-06', async () => {
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
