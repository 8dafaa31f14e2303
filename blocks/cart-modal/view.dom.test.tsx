import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { createEventBus } from '#runtime/browser/event-bus.ts';
import { readNote, saveNote } from '#runtime/checkout/order-note.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore } from '#runtime/store/forms.ts';
import { createSessionStore, type SessionState } from '#runtime/store/session.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import fixture from './fixtures/current.json';
import { View } from './view.tsx';

const cart = fixture.session.cart as unknown as SessionState['cart'];
const events = createEventBus();
const ports = {
  ...events,
  t: createTranslator('en', {}),
  session: createSessionStore({ ...guest, cart }),
  forms: createFormsStore(null),
};

function Site() {
  const [page, setPage] = useState(pageOf([], { language: 'en' }));
  const load = (path: string) => setPage({ ...page, path });
  useEffect(() => {
    if (page.path) events.emit('page');
  }, [page]);
  return (
    <RuntimeContext value={{ ...ports, page } as unknown as Runtime}>
      <button type="button" onClick={() => events.emit('cart-popup')}>
        add
      </button>
      <View id="m" options={{ emptyPicture: null }} data={undefined} slots={{}} />
      <button type="button" id="same" onClick={() => load('/')}>
        first page again
      </button>
      <button type="button" id="list" onClick={() => load('/en/shop?page=2&from=1')}>
        second page of a list
      </button>
      <button type="button" id="other" onClick={() => load('/en/shop')}>
        other page
      </button>
    </RuntimeContext>
  );
}

const dialog = () => screen.getByRole('dialog', { name: 'Your cart' });
const press = (id: string) => document.getElementById(id)?.click();

async function open() {
  await screen.viewport(1000, 800);
  await render(<Site />);
  await screen.getByRole('button', { name: 'add' }).click();
  await expect.element(dialog()).toBeVisible();
}

test('opens on cart-popup, 70 by 80 percent large · CART-18, CONST-47, CONST-48, MODAL-10', async () => {
  await open();
  const { offsetWidth, offsetHeight } = dialog().element() as HTMLElement;
  expect([offsetWidth, offsetHeight]).toEqual([700, 640]);
  await expect.element(dialog().getByRole('link', { name: 'Šalica „Jutro“' })).toBeVisible();
});

test('opens on an address with a query, and stays when only the query changes · MODAL-10 CART-18', async () => {
  await screen.viewport(1000, 800);
  await render(<Site />);
  press('list');
  await screen.getByRole('button', { name: 'add' }).click();
  await expect.element(dialog()).toBeVisible();
  press('other');
  await expect.element(dialog()).toBeVisible();
});

test.each([390, 767])('fills the screen at %i px · MODAL-10', async (width) => {
  await screen.viewport(width, 700);
  await render(<Site />);
  await screen.getByRole('button', { name: 'add' }).click();
  await expect.element(dialog()).toBeVisible();
  const { offsetWidth, offsetHeight } = dialog().element() as HTMLElement;
  expect([offsetWidth, offsetHeight]).toEqual([width, 700]);
});

test('traps the focus; the page behind it is inert · MODAL-10', async () => {
  await open();
  expect(dialog().element().contains(document.activeElement)).toBe(true);
  expect(dialog().element().matches(':modal')).toBe(true);
  const behind = document.querySelector<HTMLElement>('#same');
  behind?.focus();
  expect(document.activeElement).not.toBe(behind);
});

test('is not in the page before the first opening', async () => {
  await render(<Site />);
  expect(document.querySelector('dialog')).toBeNull();
});

test('closes with its button and restores the focus · CART-19 MODAL-10', async () => {
  await open();
  await dialog().getByRole('button', { name: 'Close cart' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'add' })).toHaveFocus();
});

test('closes with the button to keep shopping · CART-19 MODAL-10', async () => {
  await open();
  await dialog().getByRole('button', { name: 'Keep shopping' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('links to the cart · CART-20 MODAL-10', async () => {
  await open();
  const link = dialog().getByRole('link', { name: 'Go to cart' });
  await expect.element(link).toHaveAttribute('href', '/en/cart');
});

/** Returns the form in the dialog that sends this command. */
const formOf = (command: string) =>
  dialog().element().querySelector(`form:has([value="${command}"])`);

test('has coupon, card and note · CART-07, CART-08, CART-09 ENT-06', async () => {
  await open();
  await expect.element(dialog().getByRole('button', { name: 'Remove coupon' })).toBeVisible();
  expect(formOf('coupon.remove')).not.toBeNull();
  await dialog().getByText('Do you have a membership card?').click();
  expect(formOf('card.apply')?.querySelector('[name="memberCardBarcode"]')).not.toBeNull();
  await dialog().getByText('Add a note to your order').click();
  const note = dialog().getByRole('textbox', { name: 'Your note' });
  await expect.element(note).toBeVisible();
  expect(note.element()).toBeInstanceOf(HTMLTextAreaElement);
});

test('a note typed in the cart is there in the last step · CART-09', async () => {
  await open();
  await dialog().getByText('Add a note to your order').click();
  await dialog().getByRole('textbox', { name: 'Your note' }).fill('At the neighbors');
  expect(readNote(cart?.id ?? '')).toBe('At the neighbors');
  sessionStorage.clear();
});

test('a note typed before is in its field when the cart is shown again · CART-09', async () => {
  saveNote(cart?.id ?? '', 'At the neighbors');
  await open();
  await dialog().getByText('Add a note to your order').click();
  const note = dialog().getByRole('textbox', { name: 'Your note' });
  await expect.element(note).toHaveValue('At the neighbors');
  sessionStorage.clear();
});

test('without a coupon it has a coupon field · CART-07 ENT-06', async () => {
  ports.session.setState({ cart: cart && { ...cart, couponCode: null, coupon: null } });
  await open();
  await dialog().getByText('Do you have a coupon?').click();
  await expect.element(dialog().getByRole('textbox', { name: 'Coupon code' })).toBeVisible();
  expect(formOf('coupon.apply')?.querySelector('[name="code"]')).not.toBeNull();
  ports.session.setState({ cart });
});

test('closes on a change to another page, but not on a reload · MODAL-10', async () => {
  await open();
  press('same');
  await expect.element(dialog()).toBeVisible();
  press('other');
  await expect.element(dialog()).not.toBeInTheDocument();
  press('same');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('closes on Escape · CART-19 MODAL-10', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});
