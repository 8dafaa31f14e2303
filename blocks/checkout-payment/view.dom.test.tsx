import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import messages from 'virtual:messages/blocks/checkout-payment';
import { afterEach, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { preservedField, readPreservedForm } from '#runtime/block/preserved-form.ts';
import { BlockedGoods } from '#runtime/checkout/blocked-goods.tsx';
import { Goods } from '#runtime/checkout/goods.tsx';
import { blockedGoods, goods } from '#runtime/checkout/lazy-components.ts';
import { saveNote } from '#runtime/checkout/order-note.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore } from '#runtime/store/forms.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import type { Data } from './data.ts';
import current from './fixtures/current.json';
import digital from './fixtures/digital.json';
import { View } from './view.tsx';

blockedGoods.renderNow(BlockedGoods);
goods.renderNow(Goods);

const sent = vi.fn((event: Event) => event.preventDefault());
document.addEventListener('submit', (event) => {
  if (!event.defaultPrevented) sent(event);
});
afterEach(() => {
  sent.mockClear();
  sessionStorage.clear();
});

async function show(
  fixture: object = current,
  language: Language = 'hr',
  forms = createFormsStore(null),
) {
  const { data, session } = fixture as { data: Data; session: object };
  const store = createSessionStore({ ...guest, ...session });
  const runtime = {
    page: pageOf([], { language }),
    t: createTranslator(language, prefixed('checkout-payment', textsIn(messages, language))),
    session: store,
    forms,
  } as unknown as Runtime;
  await render(
    <RuntimeContext value={runtime}>
      <View id="p" options={{}} data={data} slots={{}} />
    </RuntimeContext>,
  );
  return store;
}

const orderButton = (name = 'Naruči s obvezom plaćanja') => screen.getByRole('button', { name });
const form = () => document.querySelector('form') as HTMLFormElement;

test('has payment methods, consents and provider buttons · CHK-P-01, CHK-P-02, CHK-P-04', async () => {
  await show();
  expect(screen.getByRole('radio').elements()).toHaveLength(2);
  for (const [name, description] of [
    ['Pouzeće', /Platite dostavljaču/],
    ['Uplata na račun', /Šaljemo nakon uplate/],
  ] as const) {
    await expect.element(screen.getByRole('radio', { name })).toBeVisible();
    await expect.element(screen.getByText(description)).toBeVisible();
  }
  await expect.element(screen.getByRole('checkbox', { name: /uvjete kupnje/ })).toBeRequired();
  expect(document.getElementById('payment-buttons')?.childElementCount).toBe(0);
});

test.each([
  ['hr', 'Naruči s obvezom plaćanja'],
  ['en', 'Order with obligation to pay'],
  ['de', 'Zahlungspflichtig bestellen'],
] as const)('the button states the obligation to pay in %s', async (language, text) => {
  await show(current, language);
  await expect.element(orderButton(text)).toBeVisible();
});

test('totals and tax are before the button', async () => {
  await show();
  const total = screen.getByText('Ukupno').element();
  const place = total.compareDocumentPosition(orderButton().element());
  expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await expect.element(screen.getByText('Uključen PDV 25 %')).toBeVisible();
});

test('goods with options, parts, quantity and price are before the button', async () => {
  const { cart } = current.session;
  const [first] = cart.items;
  const item = {
    ...first,
    qty: 3,
    chosen: [{ label: 'Boja', value: 'bijela' }],
    bundleItems: [{ name: 'Kapa', qty: 2, chosen: [{ label: 'Boja', value: 'crvena' }] }],
  };
  await show({ ...current, session: { cart: { ...cart, items: [item] } } });
  const list = screen.getByRole('list', { name: 'Artikli' });
  for (const text of [first?.productData.name ?? '', 'bijela', '2 × Kapa, crvena', 'Količina 3']) {
    await expect.element(list).toHaveTextContent(text);
  }
  await expect.element(list).toHaveTextContent(/\d,\d\d\s€/);
  const place = list.element().compareDocumentPosition(orderButton().element());
  expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the note does not suggest text for one delivery method only', async () => {
  await show();
  const note = screen.getByRole('textbox', { name: 'Napomena uz narudžbu' });
  await expect
    .element(note)
    .toHaveAccessibleDescription('Sve što bismo uz ovu narudžbu trebali znati.');
});

test('sends the cart version the buyer saw · ORDER-02, ORDER-03', async () => {
  await show();
  const data = Object.fromEntries(new FormData(form()));
  expect(data).toMatchObject({ _command: 'order.create', viewHash: '3f9a' });
});

test('the saved method is chosen when the step opens again · CHK-P-01', async () => {
  const { data, session } = current;
  for (const { id: paymentMethodId } of data.methods) {
    await show({ data, session: { cart: { ...session.cart, paymentMethodId } } });
    expect(new FormData(form()).get('paymentMethodId')).toBe(String(paymentMethodId));
    await cleanup();
  }
});

test('a single payment method is preselected · CHK-P-07', async () => {
  await show(digital);
  await expect.element(screen.getByRole('radio')).toBeChecked();
});

const only = (paymentType: string) => {
  const method = {
    id: 9,
    name: 'Kartica',
    description: '<p>Na sigurnoj stranici banke.</p>',
    paymentType,
  };
  return { ...current, data: { ...current.data, methods: [method] } };
};

test.each(['HPF', 'FREE'])(
  'a lone %s is named and described, needs no choice, and its order still needs the button · CHK-P-01 CHK-P-07 ENT-23',
  async (type) => {
    await show(only(type));
    expect(screen.getByRole('radio').elements()).toHaveLength(0);
    await expect.element(screen.getByText('Kartica', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Na sigurnoj stranici banke.')).toBeVisible();
    expect(new FormData(form()).get('paymentMethodId')).toBe('9');
    expect(sent).not.toHaveBeenCalled();
  },
);

test('a free order has no obligation to pay', async () => {
  const { cart } = current.session;
  const converted = { ...cart.prices.converted, orderTotal: 0 };
  const session = { cart: { ...cart, prices: { ...cart.prices, converted } } };
  await show({ ...only('FREE'), session });
  await expect.element(orderButton('Potvrdi narudžbu')).toBeVisible();
  await expect.element(orderButton()).not.toBeInTheDocument();
});

test('the step links back and places the order · CHK-03 CHK-P-03', async () => {
  await show();
  await expect
    .element(screen.getByRole('link', { name: 'Natrag' }))
    .toHaveAttribute('href', '?step=shipping');
  await orderButton().click();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('for digital goods, which have no shipping step, the link back goes to the address · CHK-03 CHK-P-03', async () => {
  const cart = { ...digital.session.cart, digitalOnly: true };
  await show({ ...digital, session: { cart } });
  await expect
    .element(screen.getByRole('link', { name: 'Natrag' }))
    .toHaveAttribute('href', '?step=address');
});

test('digital goods need the buyer’s consent, reported with all other errors · CHK-P-05', async () => {
  const errors = { digitalWaiver: 'x', paymentMethodId: 'Odaberite način plaćanja.' };
  const values = { paymentMethodId: '' };
  const forms = createFormsStore({ command: 'order.create', values, errors });
  await show({ ...digital, data: { ...digital.data, methods: current.data.methods } }, 'hr', forms);
  await expect.element(screen.getByText('Odaberite način plaćanja.')).toBeVisible();
  const waiver = screen.getByRole('checkbox', { name: /digitalni sadržaj odmah/ });
  await expect.element(waiver).toBeRequired();
  await expect.element(waiver).toBeInvalid();
  await waiver.click();
  // The error disappears when the box is checked, not at the next submit.
  await expect.element(waiver).not.toBeInvalid();
  await expect.element(screen.getByText('Odaberite način plaćanja.')).toBeVisible();
  await orderButton().click();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a note typed in the cart is sent · CART-09, ORDER-12', async () => {
  saveNote(current.session.cart.id, 'Kod susjeda');
  const session = await show();
  const note = screen.getByRole('textbox', { name: 'Napomena uz narudžbu' });
  await expect.element(note).toHaveValue('Kod susjeda');
  session.setState({ cart: null });
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test('gift fields are behind their heading, and are sent · ORDER-12', async () => {
  await show();
  const to = screen.getByRole('textbox', { name: 'Za koga' });
  await expect.element(to).not.toBeInTheDocument();
  await screen.getByText('Ovo je dar').click();
  await to.fill('Ana');
  await screen.getByRole('textbox', { name: 'Od koga' }).fill('Iva');
  await screen.getByRole('textbox', { name: 'Čestitka' }).fill('Sretno!');
  const sent = Object.fromEntries(new FormData(form()));
  expect(sent).toMatchObject({ to: 'Ana', from: 'Iva', giftMessage: 'Sretno!' });
});

const blockedCart = (available: number) => {
  const { cart } = current.session;
  const [first, ...others] = cart.items;
  const stock = { state: 'exceeded', available };
  return { ...cart, items: [{ ...first, qty: 3, stock }, ...others] };
};

test('goods that sold out during payment are listed with a fix, and typed values stay · ORDER-02 CO5', async () => {
  const store = await show();
  const cart = store.getState().cart as NonNullable<ReturnType<typeof store.getState>['cart']>;
  await screen.getByText('Ovo je dar').click();
  await screen.getByLabelText('Čestitka').fill('Mirno more');
  await screen.getByRole('checkbox', { name: /uvjete kupnje/ }).click();
  store.setState({ cart: blockedCart(1) as never });
  await expect.element(screen.getByRole('heading', { name: /nije moguće naručiti/ })).toHaveFocus();
  const name = current.session.cart.items[0]?.productData.name ?? '';
  await expect.element(screen.getByText(/Na zalihi je samo 1 komad/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: `Uzmi 1 komad: ${name}` })).toBeVisible();
  const remove = screen.getByRole('button', { name: `Ukloni iz košarice: ${name}` });
  await expect.element(remove).toBeVisible();
  const line = `#line-${current.session.cart.items[0]?.itemId}`;
  const toCart = screen.getByRole('link', { name: 'Promijenite košaricu' });
  await expect.element(toCart).toHaveAttribute('href', expect.stringContaining(line));
  await expect.element(orderButton()).not.toBeInTheDocument();
  store.setState({ cart });
  await expect.element(screen.getByRole('heading', { name: 'Prije nego naručite' })).toHaveFocus();
  await expect.element(screen.getByLabelText('Čestitka')).toHaveValue('Mirno more');
  await expect.element(screen.getByRole('checkbox', { name: /uvjete kupnje/ })).toBeChecked();
});

test('without scripts typed values are sent with each fix of a line · CO5', async () => {
  const values = { giftMessage: 'Mirno more', consents: ['1', '2'], orderMessage: 'Kod susjede' };
  const last = { command: 'order.create', values, errors: { '': 'Nema dovoljno.' } };
  const session = { cart: blockedCart(1) };
  await show({ ...current, session }, 'hr', createFormsStore(last));
  await expect.element(screen.getByRole('button', { name: /^Uzmi 1 komad/ })).toBeVisible();
  const rendered = [...document.querySelectorAll('form')].map((each) => new FormData(each));
  const kept = rendered.filter((each) => each.get('_command') !== 'order.create');
  expect(kept.map((each) => each.get('_command'))).toEqual(['cart.update', 'cart.remove']);
  for (const each of kept) {
    expect(readPreservedForm(`${each.get(preservedField)}`)).toEqual({ ...last, errors: {} });
  }
});

test('values returned by a page without scripts stay when scripts take over · CO5', async () => {
  const values = { giftMessage: 'Mirno more', consents: ['1'], orderMessage: 'Kod susjede' };
  const forms = createFormsStore({ command: 'order.create', values, errors: { '': 'Nema.' } });
  await show(current, 'hr', forms);
  await expect.element(screen.getByLabelText('Čestitka')).toHaveValue('Mirno more');
  forms.setState({ last: null });
  await expect.element(screen.getByText('Nema.')).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Čestitka')).toBeVisible();
  const sent = new FormData(form());
  expect([sent.get('giftMessage'), sent.get('orderMessage')]).toEqual([
    'Mirno more',
    'Kod susjede',
  ]);
});

test('fixing one of two lines moves the focus to the remaining one', async () => {
  const store = await show();
  const { cart } = current.session;
  const stock = { state: 'unavailable', available: null };
  const [first, ...others] = cart.items.map((item) => ({ ...item, stock }));
  store.setState({ cart: { ...cart, items: [first, ...others], viewHash: 'both' } as never });
  const heading = screen.getByRole('heading', { name: /nije moguće naručiti/ });
  await expect.element(heading).toHaveFocus();
  const name = first?.productData.name ?? '';
  await screen.getByRole('button', { name: `Ukloni iz košarice: ${name}` }).click();
  store.setState({ cart: { ...cart, items: others, viewHash: 'one' } as never });
  await expect.element(heading).toHaveFocus();
});

test('a changed price or quantity is marked above the button with the old value · ORDER-03 CO2', async () => {
  const { cart } = current.session;
  const [first, ...others] = cart.items;
  const converted = { ...first?.prices.converted, finalPrice: 2500, seenPrice: 2400 };
  const items = [{ ...first, seenQty: 7, prices: { ...first?.prices, converted } }, ...others];
  await show({ ...current, session: { cart: { ...cart, items } } });
  const list = screen.getByRole('list', { name: 'Artikli' });
  await expect.element(list).toHaveTextContent('bila je 7, sada je');
  await expect.element(list).toHaveTextContent(/bila je 24,00\s€, sada je 25,00\s€/);
});

test('a submit for a changed cart moves the focus to the current cart, otherwise it stays', async () => {
  const store = await show();
  const changed = (viewHash: string) => store.setState({ cart: { ...cart, viewHash } as never });
  const { cart } = current.session;
  const note = screen.getByRole('textbox', { name: 'Napomena uz narudžbu' });
  await note.click();
  changed('other');
  await expect.poll(() => new FormData(form()).get('viewHash')).toBe('other');
  await expect.element(note).toHaveFocus();
  await orderButton().click();
  changed('another');
  await expect.element(screen.getByRole('heading', { name: 'Prije nego naručite' })).toHaveFocus();
});
