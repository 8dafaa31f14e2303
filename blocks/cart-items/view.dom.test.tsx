import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
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
import { messages } from './messages.ts';
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
  const answers: ((reply: CommandReply) => void)[] = [];
  const send = vi.fn((_command: string, _values: FormValues) => {
    return new Promise<CommandReply>((resolve) => answers.push(resolve));
  });
  const runtime = {
    page: pageOf([], { language: 'en' }),
    t: createTranslator('en', prefixed('cart-items', messages.en)),
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
  return { session, send, answer: () => answers.shift()?.(ok) };
}

const quantity = () => screen.getByRole('spinbutton').nth(1);
const line = () => screen.getByRole('listitem').filter({ has: screen.getByText('Šalica „Jugo“') });
const removals = () => screen.getByRole('button', { name: /^Remove from cart/ });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('shows every line with its link and sums · CART-01, CART-02, CART-05, CART-06', async () => {
  await show();
  await expect.element(line().getByText('14.50')).toBeVisible();
  await expect.element(line().getByText('29.00')).toBeVisible();
  const own = screen.getByRole('link', { name: 'Šalica „Jugo“' });
  await expect.element(own).toHaveAttribute('href', '/en/product/salica-jugo');
  const variant = screen.getByRole('link', { name: 'Svjetionik u buri, otisak' });
  await expect
    .element(variant)
    .toHaveAttribute('href', '/en/product/svjetionik-u-buri?cartItemId=1');
});

test('typing on sends one command, the last · CART-04, CART-33, CART-34', async () => {
  const { send } = await show();
  await quantity().fill('1');
  await quantity().fill('3');
  expect(send).not.toHaveBeenCalled();
  await expect.poll(() => send.mock.calls).toEqual([['cart.update', { itemId: '2', qty: '3' }]]);
  await pause(600);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a quantity of nothing is not sent · CART-37', async () => {
  const { send } = await show();
  await quantity().fill('0');
  await expect.element(screen.getByText(/whole number above zero/)).toBeVisible();
  await expect.element(quantity()).toHaveAttribute('aria-invalid', 'true');
  await pause(600);
  expect(send).not.toHaveBeenCalled();
});

test('more than there are becomes what there is', async () => {
  const { send } = await show();
  await quantity().fill('9');
  await expect.element(quantity()).toHaveValue(3);
  await expect.element(screen.getByText(/no more: we entered 3/)).toBeVisible();
  await expect.poll(() => send.mock.calls[0]?.[1]).toEqual({ itemId: '2', qty: '3' });
});

test('a removed line is marked, then gone, focus stays · CART-03, CART-35', async () => {
  const { session, send, answer } = await show();
  await removals().nth(1).click();
  await expect.element(line()).toHaveAttribute('data-state', 'removing');
  expect(send.mock.calls).toEqual([['cart.remove', { itemId: '2' }]]);
  session.setState({ cart: { ...cart, items: cart.items.filter(({ itemId }) => itemId !== 2) } });
  answer();
  await expect.element(screen.getByText('Šalica „Jugo“')).not.toBeInTheDocument();
  await expect.element(removals().nth(1)).toHaveFocus();
});

test('an empty cart leads to the shop', async () => {
  const { session } = await show();
  session.setState({ cart: null });
  await expect.element(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  const way = screen.getByRole('link', { name: 'To the shop' });
  await expect.element(way).toHaveAttribute('href', '/en/shop');
});

test('its forms work without scripts', async () => {
  await show();
  const form = document.querySelector<HTMLFormElement>('form');
  expect(form?.method).toBe('post');
  const data = Object.fromEntries(new FormData(form as HTMLFormElement));
  expect(data).toEqual({ _command: 'cart.update', itemId: '1', qty: '1' });
});
