import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { FormValues } from '#runtime/store/forms.ts';
import { insertRows } from '#server/db/seed/rows.ts';
import { createHostedForm } from '#server/payments/hosted-form/hosted-form.ts';
import { createProviderCall } from '#server/payments/provider-call.ts';
import { openShop, type TestShop } from './shop.ts';
import { addressForm, createVisitor, type Visitor, type VisitorOptions } from './visitor.ts';

/** A shop with consents and a hosted payment form, and a new visitor for each test. */
export function setUpCheckout() {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openCheckoutShop();
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

  const send = (command: string, values: FormValues = {}, options: VisitorOptions = {}) =>
    visitor.run(command, values, { errorText: true, path: '/naplata', ...options });
  return {
    get shop() {
      return shop;
    },
    get visitor() {
      return visitor;
    },
    comeAgain() {
      visitor = createVisitor(shop);
    },
    send,
    add: (productId: number) => send('cart.add', { productId: `${productId}`, qty: '1' }),
    address: (change: FormValues = {}) => send('checkout.address', { ...addressForm, ...change }),
    deliver: (id: number, more: Record<string, string> = {}) =>
      send('checkout.shipping', { deliveryMethodId: `${id}`, ...more }),
    order: (more: Record<string, string> = {}) => send('order.create', more),
    cart: async () => (await visitor.open('hr')).cart,
  };
}

async function openCheckoutShop(): Promise<TestShop> {
  const settings = {
    url: 'http://127.0.0.1:9',
    merchant: 'M',
    secret: 's',
    origins: [],
    currencies: ['EUR'],
  };
  const call = createProviderCall(() => undefined);
  const shop = await openShop({ gateways: { HPF: createHostedForm(settings, call) } });
  const names = ['Uvjeti kupnje', 'Novosti', 'Zaštita podataka'].map((hr, index) => ({
    id: index + 1,
    unique_number: `P-${index}`,
    display_name: { hr },
  }));
  await insertRows(shop.database.db, 'consents', names);
  return shop;
}

export const companyForm = {
  isCompany: '1',
  companyName: 'Bonaca d.o.o.',
  companyOIB: 'HR 69435151530',
};
