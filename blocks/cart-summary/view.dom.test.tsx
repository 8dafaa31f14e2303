import { textsIn } from '#schemas/languages.ts';
import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import messages from 'virtual:messages/blocks/cart-summary';
import { expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { Goods } from '#runtime/checkout/goods.tsx';
import { goods } from '#runtime/checkout/lazy-components.ts';
import { useCartChanges } from '#runtime/checkout/use-cart-changes.ts';
import type { CommandReply } from '#runtime/commands/reply.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createSessionStore, type SessionState } from '#runtime/store/session.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import blocked from './fixtures/blocked.json';
import current from './fixtures/current.json';
import full from './fixtures/full.json';
import { FullSheet } from './full-sheet.tsx';
import { fullSheet } from './lazy-full-sheet.ts';
import { View } from './view.tsx';

fullSheet.renderNow(FullSheet);
goods.renderNow(Goods);

type Cart = NonNullable<SessionState['cart']>;

/** Represents the rows of the cart, elsewhere on the page. */
function Rows() {
  const { change } = useCartChanges();
  return (
    <button type="button" onClick={() => change(1, 2)}>
      one more
    </button>
  );
}

async function show(
  fixture: { session: { cart: object }; data: object },
  variant: 'cart' | 'compact' = 'cart',
) {
  const cart = fixture.session.cart as unknown as Cart;
  const session = createSessionStore({ ...guest, cart });
  const happened: string[] = [];
  const responses: (() => void)[] = [];
  const runtime = {
    page: pageOf([], { language: 'en' }),
    t: createTranslator('en', prefixed('cart-summary', textsIn(messages, 'en'))),
    session,
    send: vi.fn((command: string) => {
      happened.push(command);
      const reply = { ok: true, submission: null } as CommandReply;
      return new Promise((resolve) => responses.push(() => resolve(reply)));
    }),
    navigate: (path: string) => happened.push(path),
  } as unknown as Runtime;
  await render(
    <RuntimeContext value={runtime}>
      <Rows />
      <View id="s" options={{ variant, sticky: true }} data={fixture.data as never} slots={{}} />
    </RuntimeContext>,
  );
  return { session, cart, happened, response: () => responses.shift()?.() };
}

const row = (label: string) => screen.getByText(label, { exact: true }).element().parentElement;

test('totals are those of the server · CART-10, CART-11, CART-13, CART-14, CART-15', async () => {
  await show(full);
  expect(row('Items')?.textContent).toContain('148.00');
  expect(row('Coupon JESEN10')?.textContent).toContain('−13.80');
  expect(row('Member discount')?.textContent).toContain('−5.20');
  expect(row('Total')?.textContent).toContain('129.00');
  expect(row('VAT 25% included')?.textContent).toContain('25.80');
});

test('without a member discount there is no row · CART-15', async () => {
  await show(current);
  expect(screen.getByText('Member discount').elements()).toHaveLength(0);
});

test('without a delivery method it shows minimum price, country and free limit · CART-12', async () => {
  await show(current);
  expect(row('Delivery: Hrvatska')?.textContent).toContain('free or from 3.20');
  const missing = /17.00.*more for free delivery \(Post, Croatia\)/;
  await expect.element(screen.getByText(missing)).toBeVisible();
});

test('with free delivery reached there is no hint · CART-12', async () => {
  const free = { from: 6000, name: 'Parcel locker' };
  await show({ ...current, data: { hint: { ...current.data.hint, free } } });
  expect(screen.getByText(/more for free delivery/).elements()).toHaveLength(0);
});

test('a chosen delivery is listed with its price, and the total is the amount to pay · CART-12 CART-14', async () => {
  const { cart } = full.session;
  const converted = { ...cart.prices.converted, delivery: 450, orderTotal: 13_350 };
  const chosen = { ...cart, deliveryMethodId: 1, prices: { ...cart.prices, converted } };
  await show({ ...full, session: { ...full.session, cart: chosen } });
  expect(row('Delivery')?.textContent).toContain('4.50');
  expect(row('Total')?.textContent).toContain('133.50');
});

test('a button links to the checkout · CART-16', async () => {
  await show(current);
  const button = screen.getByRole('link', { name: 'To checkout' });
  await expect.element(button).toHaveAttribute('href', '/en/checkout');
});

test('the checkout waits for the last quantity · CART-16', async () => {
  const { happened, response } = await show(current);
  await screen.getByText('one more').click();
  await screen.getByRole('link', { name: /Adding up/ }).click();
  await expect.poll(() => happened).toEqual(['cart.update']);
  response();
  await expect.poll(() => happened).toEqual(['cart.update', '/en/checkout']);
});

test('lines that cannot be ordered block the checkout · CART-16', async () => {
  await show(blocked);
  await expect.element(screen.getByText(/Some items cannot be ordered/)).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(0);
});

test('a new total is announced, the first is not', async () => {
  const { session, cart } = await show(current);
  const spoken = () => document.querySelector('[aria-live]')?.textContent;
  expect(spoken()).toBe('');
  const converted = { ...cart.prices.converted, orderTotal: 9900 };
  session.setState({ cart: { ...cart, prices: { ...cart.prices, converted } } });
  await expect.poll(spoken).toMatch(/total is now 99.00/);
});

test('next to a form that lists the goods the summary does not repeat them', async () => {
  const list = screen.getByRole('list', { name: 'Items' });
  await show({ ...current, data: { hint: null, isListed: false } }, 'compact');
  await expect.element(list).toBeVisible();
  await cleanup();
  await show({ ...current, data: { hint: null, isListed: true } }, 'compact');
  await expect.element(screen.getByRole('link', { name: 'Edit cart' })).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
});
