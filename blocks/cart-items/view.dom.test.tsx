import { textsIn } from '#schemas/languages.ts';
import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import messages from 'virtual:messages/blocks/cart-items';
import { expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import type { CommandReply } from '#runtime/commands/reply.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore, type FormValues } from '#runtime/store/forms.ts';
import { createSessionStore, type SessionState } from '#runtime/store/session.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import fixture from './fixtures/current.json';
import { View } from './view.tsx';

const cart = fixture.session.cart as unknown as NonNullable<SessionState['cart']>;
const ok: CommandReply = {
  ok: true,
  session: {},
  notices: [],
  redirect: null,
  reload: false,
  event: null,
  submission: null,
};

async function show() {
  const session = createSessionStore({ ...guest, cart });
  const responses: ((reply: CommandReply) => void)[] = [];
  const send = vi.fn((_command: string, _values: FormValues) => {
    return new Promise<CommandReply>((resolve) => responses.push(resolve));
  });
  const runtime = {
    page: pageOf([], { language: 'en' }),
    t: createTranslator('en', prefixed('cart-items', textsIn(messages, 'en'))),
    session,
    forms: createFormsStore(null),
    send,
  } as unknown as Runtime;
  await render(
    <RuntimeContext value={runtime}>
      <View
        id="c"
        options={{ title: '', emptyPicture: null }}
        data={undefined}
        slots={{ below: null }}
      />
    </RuntimeContext>,
  );
  return { session, send, response: () => responses.shift()?.(ok) };
}

const quantity = () => screen.getByRole('spinbutton').nth(1);
const line = () => screen.getByRole('listitem').filter({ has: screen.getByText('Šalica „Jutro“') });
const removals = () => screen.getByRole('button', { name: /^Remove from cart/ });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('shows every line with its link and prices · CART-01, CART-02, CART-05, CART-06', async () => {
  await show();
  await expect.element(line().getByText('14.50')).toBeVisible();
  await expect.element(line().getByText('29.00')).toBeVisible();
  const picture = line().element().querySelector('img')?.getAttribute('src');
  expect(picture).toMatch(/^\/media\/[\da-f]{64}\/\d+\.webp$/);
  const own = screen.getByRole('link', { name: 'Šalica „Jutro“' });
  await expect.element(own).toHaveAttribute('href', '/en/product/salica-jutro');
  const name = 'Šuma u magli, otisak';
  const variant = screen.getByRole('link', { name, exact: true });
  await expect.element(variant).toHaveAttribute('href', '/en/product/suma-u-magli?cartItemId=1');
  // The options of the variant can be changed in a dialog over the cart.
  const change = screen.getByRole('link', { name: `Change options: ${name}` });
  await expect.element(change).toHaveAttribute('data-choose');
});

test('continued typing sends one command with the last value · CART-04, CART-33, CART-34', async () => {
  const { send } = await show();
  await quantity().fill('1');
  await quantity().fill('3');
  expect(send).not.toHaveBeenCalled();
  const values = { itemId: '2', qty: '3', version: '4' };
  await expect.poll(() => send.mock.calls).toEqual([['cart.update', values]]);
  await pause(600);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a quantity typed just before the page is left is sent all the same · CART-33', async () => {
  const posted = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const { send } = await show();
  await quantity().fill('3');
  dispatchEvent(new Event('pagehide'));
  const [address, body] = posted.mock.calls[0] ?? [];
  expect(address).toBe(location.href);
  expect(`${body}`).toBe('_command=cart.update&itemId=2&qty=3');
  await pause(600);
  expect(send).not.toHaveBeenCalled();
  posted.mockRestore();
});

test('an invalid quantity is not sent · CART-37', async () => {
  const { send } = await show();
  await quantity().fill('1.5');
  await expect.element(screen.getByText(/whole number above zero/)).toBeVisible();
  await expect.element(quantity()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  const name = cart.items[1]?.productData.name;
  await expect.element(screen.getByRole('button', { name: `One more: ${name}` })).toBeVisible();
  await pause(600);
  expect(send).not.toHaveBeenCalled();
});

test('a quantity above the stock is reduced to the stock · CART-04', async () => {
  const { send } = await show();
  await quantity().fill('9');
  await expect.element(quantity()).toHaveValue(3);
  await expect.element(screen.getByText(/no more: the quantity is now 3/)).toBeVisible();
  await expect.poll(() => send.mock.calls[0]?.[1]).toMatchObject({ itemId: '2', qty: '3' });
});

test('a removed line is marked, then disappears, and can be restored · CART-03, CART-35', async () => {
  const { session, send, response } = await show();
  await removals().nth(1).click();
  await expect.element(line()).toHaveAttribute('data-state', 'removing');
  await expect.element(line()).toHaveAttribute('aria-busy', 'true');
  expect(send.mock.calls).toEqual([['cart.remove', { itemId: '2' }]]);
  session.setState({ cart: { ...cart, items: cart.items.filter(({ itemId }) => itemId !== 2) } });
  response();
  await expect
    .element(screen.getByRole('link', { name: 'Šalica „Jutro“' }))
    .not.toBeInTheDocument();
  const undo = screen.getByRole('button', { name: 'Put back into cart: Šalica „Jutro“' });
  await expect.element(undo).toHaveFocus();
  await undo.click();
  expect(send.mock.calls.at(-1)).toMatchObject(['cart.add', { productId: '102', qty: '2' }]);
  response();
  await expect.element(undo).not.toBeInTheDocument();
});

test('quantity 0 removes the line, which can be restored · CART-03 CART-41', async () => {
  const { send, response } = await show();
  await quantity().fill('0');
  await expect.poll(() => send.mock.calls).toEqual([['cart.remove', { itemId: '2' }]]);
  response();
  await expect.element(screen.getByRole('button', { name: /^Put back/ })).toBeVisible();
});

test('a changed price is shown with the old one until the line is edited · ERR-42', async () => {
  const { session } = await show();
  const [first, second, ...others] = cart.items;
  if (!first || !second) throw new Error('two lines are shown');
  const converted = { ...second.prices.converted, seenPrice: 1200 };
  const changed = { ...second, prices: { ...second.prices, converted } };
  session.setState({ cart: { ...cart, items: [first, changed, ...others] } });
  await expect
    .element(line().getByText(/price went up: it was 12.00.*now it is 14.50/))
    .toBeVisible();
  const form = line().getByRole('button', { name: /^OK/ }).element().closest('form');
  const values = Object.fromEntries(new FormData(form as HTMLFormElement));
  expect(values).toEqual({ _command: 'cart.update', itemId: '2', qty: '2' });
});

test('a quantity changed elsewhere is marked until confirmed, which moves the focus to the product · ERR-42', async () => {
  const { session } = await show();
  const [first, second, ...others] = cart.items;
  if (!first || !second) throw new Error('two lines are shown');
  session.setState({ cart: { ...cart, items: [first, { ...second, seenQty: 5 }, ...others] } });
  const mark = line().getByText('changed elsewhere: it was 5, now it is 2.');
  await expect.element(mark).toBeVisible();
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  await line().getByRole('button', { name: /^OK/ }).click();
  session.setState({ cart });
  await expect.element(mark).not.toBeInTheDocument();
  const product = line().getByRole('link', { name: second.productData.name, exact: true });
  await expect.element(product).toHaveFocus();
});

test('a button reduces a quantity above the stock', async () => {
  const { session } = await show();
  const [first, second] = cart.items;
  if (!first || !second) throw new Error('two lines are shown');
  const short = { ...second, stock: { state: 'exceeded' as const, available: 1 } };
  session.setState({ cart: { ...cart, items: [first, short] } });
  const button = line().getByRole('button', { name: /^Take 1/ });
  await expect.element(button).toBeVisible();
  const form = button.element().closest('form');
  expect(new FormData(form as HTMLFormElement).get('qty')).toBe('1');
});

test('an empty cart links to the shop', async () => {
  const { session } = await show();
  session.setState({ cart: null });
  await expect.element(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  const way = screen.getByRole('link', { name: 'To the shop' });
  await expect.element(way).toHaveAttribute('href', '/en/shop');
});

test('its forms work without scripts · CART-03 CART-04', async () => {
  await show();
  const form = document.querySelector<HTMLFormElement>('form');
  expect(form?.method).toBe('post');
  const data = Object.fromEntries(new FormData(form as HTMLFormElement));
  expect(data).toEqual({ _command: 'cart.update', itemId: '1', qty: '1', version: '4' });
});

test('a line shows the member’s price as text next to the regular one · CARD-02 CART-05 CART-06', async () => {
  const { session } = await show();
  const items = cart.items.map((item) => {
    const converted = { ...item.prices.converted, memberPrice: 1200 };
    return { ...item, prices: { ...item.prices, converted } };
  });
  session.setState({ cart: { ...cart, items, memberCardBarcode: '2900000000018' } });
  await expect.element(line().getByText('Your member price: 12.00')).toBeVisible();
  await expect.element(line().getByText('14.50')).toBeVisible();
  const row = line().getByText('Without a membership card:').element().closest('p');
  expect(row?.textContent).toMatch(/24\.00.*29\.00/);
});

test('each line has an id for links', async () => {
  await show();
  const ids = [...document.querySelectorAll('li[id]')].map(({ id }) => id);
  expect(ids).toEqual(cart.items.map(({ itemId }) => `line-${itemId}`));
});
