import { expect, test } from 'vitest';
import { type Reporter, setReporter } from '#runtime/report.ts';
import type { FormValues } from '#runtime/store/forms.ts';
import type { EndpointName } from '#schemas/api/contract.ts';
import { insertRows } from '#server/db/seed/rows.ts';
import { companyForm, setUpCheckout } from '#tests/support/checkout.ts';
import { address as addressOf } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer, addressForm, createVisitor } from '#tests/support/visitor.ts';

const checkout = setUpCheckout();
const { send, add, address, deliver, order, cart } = checkout;

test('delivery is saved for the buyer together with its branch · CHK-03 CHK-S-08', async () => {
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
    ...checkout.shop,
    call: (called, input, context) => {
      if (called === name) inputs.push(input);
      return checkout.shop.call(called, input, context);
    },
  });
  for (const [key, value] of checkout.visitor.cookies) watching.cookies.set(key, value);
  return { watching, inputs };
}

test.each([false, true])(
  'delivery is saved for the user, logged in: %s, with its branch · CHK-S-08',
  async (isCustomer) => {
    if (isCustomer) await send('auth.login', await addCustomer(checkout.shop));
    await add(ids.map);
    await address();
    const { watching, inputs } = watched('checkout.saveDeliveryMethod');
    await watching.run('checkout.shipping', {
      deliveryMethodId: `${ids.pickup}`,
      [`branch.${ids.pickup}`]: `${ids.branch}`,
    });
    const userId = (await checkout.visitor.open('hr')).user?.id ?? null;
    expect(typeof userId).toBe(isCustomer ? 'number' : 'object');
    expect(inputs).toMatchObject([{ userId, deliveryMethodId: ids.pickup, branchId: ids.branch }]);
  },
);

test('the payment of a company is saved with its name and number, of others without · CHK-P-08', async () => {
  await add(ids.map);
  for (const who of [companyForm, {}]) {
    await address(who);
    await deliver(ids.post);
    const { watching, inputs } = watched('checkout.savePaymentMethod');
    const paid = { paymentMethodId: `${ids.bank}`, viewHash: 'another' };
    expect((await watching.run('order.create', paid)).ok).toBe(false);
    const companyData = { companyName: 'Bonaca d.o.o.', oib: '69435151530' };
    expect(inputs).toHaveLength(1);
    if (who === companyForm)
      expect(inputs).toMatchObject([{ paymentMethodId: ids.bank, companyData }]);
    else expect(inputs[0]).not.toHaveProperty('companyData');
  }
});

const notFound = 'Odabrana metoda dostave nije pronađena. Odaberite drugu metodu dostave.';
test.each([
  [0, 'deliveryMethodId', 'Molimo odaberite metodu dostave prije nastavka'],
  [999, 'deliveryMethodId', notFound],
  [ids.abroad, 'deliveryMethodId', notFound],
  [ids.pickup, `branch.${ids.pickup}`, 'Molimo odaberite dostavnu poslovnicu prije nastavka'],
])(
  'the invalid delivery %i shows a notice, an error at %s, and is not saved · ERR-38 ERR-39 ERR-40 CHK-S-04 CHK-S-05 CHK-S-06',
  async (id, field, text) => {
    await add(ids.map);
    await address();
    const reply = await deliver(id);
    expect(reply).toMatchObject({ ok: false, redirect: null, notices: [{ kind: 'error', text }] });
    expect(reply.submission?.errors).toEqual({ [field]: text });
    expect((await cart())?.deliveryMethodId).toBeNull();
  },
);

test('an order without a delivery leads back to it and shows a notice · ERR-38', async () => {
  await add(ids.map);
  await address();
  const reply = await order({ paymentMethodId: `${ids.cash}` });
  const text = 'Molimo odaberite metodu dostave prije nastavka';
  expect(reply).toMatchObject({
    ok: false,
    redirect: '/naplata?step=shipping',
    notices: [{ kind: 'error', text }],
  });
});

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

test('without a cart nothing happens except a log entry, and the page is loaded again · ERR-44 ERR-45 CHK-07', async () => {
  const reported: unknown[] = [];
  const listen: Reporter = (_, error) => reported.push(String(error));
  setReporter(listen);
  const steps = ['checkout.address', 'checkout.shipping', 'checkout.total', 'order.create'];
  const changes = ['cart.update', 'cart.remove', 'cart.note', 'card.apply'];
  const commands = [...steps, ...changes, 'coupon.apply', 'coupon.remove'];
  for (const command of commands) {
    const reply = await send(command, addressForm);
    expect(reply, command).toMatchObject({ ok: false, reload: true, session: { cart: null } });
  }
  setReporter(() => undefined);
  expect(reported).toEqual(commands.map(() => 'Error: Cart session not initialised!'));
  expect(checkout.visitor.cookies.size).toBe(0);
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
  expect(await checkout.shop.database.db.selectFrom('orders').select('id').execute()).toEqual([]);
});

test('a site that skips delivery uses the first method that needs no choice · CHK-S-07', async () => {
  const skipping = () => send('checkout.address', addressForm, { skipShippingStep: true });
  await add(ids.map);
  expect((await skipping()).redirect).toBe('/naplata?step=payment');
  expect((await cart())?.deliveryMethodId).toBe(ids.post);
  const { db } = checkout.shop.database;
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

test.each([false, true])(
  'the only method is saved with the address, for the user, logged in: %s · CHK-S-07 CHK-S-08',
  async (isCustomer) => {
    if (isCustomer) await send('auth.login', await addCustomer(checkout.shop));
    await add(ids.map);
    const { db } = checkout.shop.database;
    const pickup = db.updateTable('delivery_methods').where('id', '=', ids.pickup);
    await pickup.set({ enabled: false }).execute();
    const { watching, inputs } = watched('checkout.saveDeliveryMethod');
    await watching.run('checkout.address', addressForm);
    await pickup.set({ enabled: true }).execute();
    const userId = (await checkout.visitor.open('hr')).user?.id ?? null;
    expect(typeof userId).toBe(isCustomer ? 'number' : 'object');
    expect(inputs).toMatchObject([{ userId, deliveryMethodId: ids.post }]);
  },
);

test('a single method is in the total before it is chosen; with several methods none is · CHK-S-01 CHK-S-07 CART-12', async () => {
  await add(ids.map);
  await address();
  expect((await cart())?.deliveryMethodId).toBeNull();
  const { db } = checkout.shop.database;
  const enable = (enabled: boolean) =>
    db.updateTable('delivery_methods').set({ enabled }).where('id', '=', ids.pickup).execute();
  await enable(false);
  const only = await address();
  expect(only.redirect).toBe('/naplata?step=shipping');
  expect(only.session?.cart?.prices.converted).toMatchObject({ delivery: 450, orderTotal: 1950 });
  expect((await cart())?.deliveryMethodId).toBe(ids.post);
  await enable(true);
});

test('a single method with several branches waits for the choice of one, also where delivery is skipped · CHK-S-07', async () => {
  const { db } = checkout.shop.database;
  const second = {
    id: 90,
    delivery_method_id: ids.pickup,
    key: 'split',
    position: 1,
    name: { hr: 'Split' },
  };
  await insertRows(db, 'delivery_branches', [second]);
  const post = db.updateTable('delivery_methods').where('id', '=', ids.post);
  await post.set({ enabled: false }).execute();
  await add(ids.map);
  for (const skipShippingStep of [false, true]) {
    const { redirect } = await send('checkout.address', addressForm, { skipShippingStep });
    expect(redirect).toBe('/naplata?step=shipping');
    expect((await cart())?.deliveryMethodId).toBeNull();
  }
  await post.set({ enabled: true }).execute();
  await db.deleteFrom('delivery_branches').where('id', '=', second.id).execute();
});

test('digital goods skip delivery; an order without payment selects its method itself · CHK-S-07 CHK-P-07', async () => {
  await add(ids.gift);
  expect((await address()).redirect).toBe('/naplata?step=payment');
  expect((await cart())?.paymentMethodId).toBe(ids.free);
});

test('the provider’s form as the only method is selected, unless company data is incomplete · CHK-P-07', async () => {
  const { db } = checkout.shop.database;
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
  checkout.comeAgain();
  await add(ids.map);
  await address(companyForm);
  await deliver(ids.post);
  expect(await cart()).toMatchObject({
    paymentMethodId: ids.card,
    company: { oib: '69435151530' },
  });
  checkout.comeAgain();
  await add(ids.map);
  const { cartId = '', protectCode = '' } = Object.fromEntries(checkout.visitor.cookies);
  const addresses = [addressOf({ companyName: 'Bonaca d.o.o.' })];
  await checkout.shop.get('cart.updateGuestUser', {
    cartId,
    protectCode,
    email: 'b@example.com',
    addresses,
  });
  await deliver(ids.post);
  expect((await cart())?.paymentMethodId).toBeNull();
});

test.each(['cash', 'bank'] as const)(
  'the only payment method is not selected when it is neither the provider’s nor free: %s · CHK-P-07',
  async (only) => {
    const { db } = checkout.shop.database;
    const others = db.updateTable('payment_methods').where('id', '!=', ids[only]);
    await others.set({ enabled: false }).execute();
    await add(ids.map);
    await address();
    expect((await deliver(ids.post)).redirect).toBe('/naplata?step=payment');
    expect((await cart())?.paymentMethodId).toBeNull();
  },
);

test('the only payment method of a company is saved with its name and number too · CHK-P-07 CHK-P-08', async () => {
  const { db } = checkout.shop.database;
  const others = db.updateTable('payment_methods').where('id', '!=', ids.card);
  await others.set({ enabled: false }).execute();
  await add(ids.map);
  await address(companyForm);
  const { watching, inputs } = watched('checkout.savePaymentMethod');
  await watching.run('checkout.shipping', { deliveryMethodId: `${ids.post}` });
  const companyData = { companyName: 'Bonaca d.o.o.', oib: '69435151530' };
  expect(inputs).toMatchObject([{ paymentMethodId: ids.card, companyData }]);
});

test('paying an order again needs a method too · CHK-P-06', async () => {
  const reply = await send('payment.again', { orderSlug: 'x', paymentMethodId: '' });
  const text = 'Molimo odaberite metodu plaćanja prije nastavka';
  expect(reply.notices).toMatchObject([{ kind: 'error', text }]);
  expect(reply.submission?.errors).toEqual({ paymentMethodId: text });
  expect(checkout.visitor.calls).not.toContain('checkout.payAgain');
});

test('of several payment methods none is preselected · CHK-P-07', async () => {
  await add(ids.map);
  await address();
  await deliver(ids.post);
  expect((await cart())?.paymentMethodId).toBeNull();
});
