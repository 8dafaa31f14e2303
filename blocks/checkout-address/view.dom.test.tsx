import { textsIn } from '#schemas/languages.ts';
import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import messages from 'virtual:messages/blocks/checkout-address';
import { afterEach, expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore, type Submission } from '#runtime/store/forms.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import type { Data } from './data.ts';
import current from './fixtures/current.json';
import digital from './fixtures/digital.json';
import noConsents from './fixtures/no-consents.json';
import { View } from './view.tsx';

async function show(fixture: object = current, last: Submission | null = null) {
  const { data, session } = fixture as { data: Data; session: object };
  const runtime = {
    page: pageOf([], { language: 'hr' }),
    t: createTranslator('hr', prefixed('checkout-address', textsIn(messages, 'hr'))),
    session: createSessionStore({ ...guest, ...session }),
    forms: createFormsStore(last),
  } as unknown as Runtime;
  const { unmount } = await render(
    <RuntimeContext value={runtime}>
      <View id="a" options={{ title: '', emptyPicture: null }} data={data} slots={{}} />
    </RuntimeContext>,
  );
  return { unmount, forms: runtime.forms };
}

afterEach(() => sessionStorage.clear());

const entry = {
  id: 5,
  type: 'Shipping',
  firstName: 'Jasna',
  lastName: 'Kovač',
  country: 191,
  city: 'Split',
  street: 'Riva',
  houseNumber: '3',
  zipCode: '21000',
} as const;
const withBook = (chosen: object = { address: null, billing: null }) => {
  const values = { ...current.data.values, addressId: '5' };
  return { ...current, data: { ...current.data, book: [entry], chosen, values } };
};

const field = (name: string) => screen.getByRole('textbox', { name }).first();
const names = () => [...new FormData(document.querySelector('form') as HTMLFormElement).keys()];

const requested =
  'firstName lastName contactEmail contactPhone country city street houseNumber zipCode'.split(' ');

test('has all fields that a parcel needs, each required and as long as it may be, also for another payer · CHK-A-01 CHK-A-02 CHK-A-06 CHK-A-07 CHK-A-09 CHK-A-10 CHK-A-11 CHK-A-12 CHK-A-13 CHK-A-14 CHK-A-15', async () => {
  await show();
  expect(names()).toEqual(expect.arrayContaining([...requested, '_command']));
  const longest = { city: 75, street: 75, houseNumber: 15, zipCode: 25 };
  for (const prefix of ['', 'billing.']) {
    const control = (name: string) =>
      document.querySelector<HTMLInputElement>(`form [name="${prefix}${name}"]`);
    for (const name of requested) expect(control(name)?.required, prefix + name).toBe(true);
    for (const [name, max] of Object.entries(longest)) {
      expect(control(name)?.maxLength, prefix + name).toBe(max);
    }
    expect(control('contactEmail')?.type).toBe('email');
  }
  await expect.element(screen.getByRole('combobox').first()).toHaveValue('HR');
});

test('for digital goods has only name and email, address and company only for an invoice · CHK-A-01 CHK-A-03', async () => {
  await show(digital);
  const shown = (name: string) =>
    document.querySelector<HTMLElement>(`[name="${name}"]`)?.checkVisibility() ?? false;
  const all = [...requested, 'companyName'].filter(shown);
  expect(all).toEqual(['firstName', 'lastName', 'contactEmail']);
  expect(document.querySelector('[name="differentBilling"]')).toBeNull();
  await screen.getByRole('checkbox', { name: /račun s adresom/ }).click();
  expect(requested.filter(shown)).toEqual(requested.filter((name) => name !== 'contactPhone'));
  await screen.getByRole('checkbox', { name: /Kupuje tvrtka/ }).click();
  expect(shown('companyName')).toBe(true);
});

test('shows the error of an invalid name on blur · CHK-A-08', async () => {
  await show();
  await field('Ime').fill('J4sna');
  await userEvent.tab();
  await expect.element(screen.getByText(/Koristite samo slova/)).toBeVisible();
  await field('Ime').fill('Željka-Đurđica');
  await expect.element(screen.getByText(/Koristite samo slova/)).not.toBeInTheDocument();
});

test('shows no errors in untouched fields', async () => {
  await show();
  await field('Ime').click();
  await userEvent.tab();
  await expect.element(field('Ime')).not.toHaveAttribute('aria-invalid');
});

test('opens billing with its checkbox · CHK-A-02, CHK-A-18', async () => {
  await show();
  const street = () => document.querySelector('[name="billing.street"]');
  expect(street()?.checkVisibility()).toBe(false);
  await screen.getByRole('checkbox', { name: /drugu adresu/ }).click();
  expect(street()?.checkVisibility()).toBe(true);
});

test('a company needs its name and, if it is Croatian, a valid OIB · CHK-A-03, CHK-A-16, CHK-A-17', async () => {
  await show();
  await screen.getByRole('checkbox', { name: /tvrtka/ }).click();
  const name = document.querySelector<HTMLInputElement>('[name="companyName"]');
  expect([name?.required, name?.maxLength]).toEqual([true, 200]);
  await expect.element(field('OIB')).toBeRequired();
  await field('OIB').fill('12345678901');
  await userEvent.tab();
  await expect.element(screen.getByText(/kontrolna znamenka/)).toBeVisible();
});

test.each([
  ['a parcel', current],
  ['digital goods', digital],
])(
  'for %s stars required consents, checks none · CHK-A-04, CONSENT-02, CONSENT-04',
  async (_, fixture) => {
    await show(fixture);
    const required = screen.getByRole('checkbox', { name: /štitimo podatke/ });
    await expect.element(required).toBeRequired();
    const star = (box: typeof required) =>
      box.element().closest('label')?.textContent?.includes('*');
    expect(star(required)).toBe(true);
    expect(star(screen.getByRole('checkbox', { name: /novosti/ }))).toBe(false);
    await expect.element(required).not.toBeChecked();
    await expect.element(screen.getByRole('link', { name: /štitimo podatke/ })).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: /novosti/ })).not.toBeRequired();
  },
);

test('reports consents that could not be loaded · CONSENT-03 ERR-17', async () => {
  await show(noConsents);
  await expect.element(screen.getByText(/Privole se nisu mogle učitati/)).toBeVisible();
});

test('shows typed values with their errors', async () => {
  const errors = { contactEmail: 'Unesite uzorak adrese', consents: 'Prihvatite privole.' };
  const values = { contactEmail: 'jasna', consents: '2', isCompany: '1' };
  await show(current, { command: 'checkout.address', values, errors });
  await expect.element(field('E-adresa')).toHaveValue('jasna');
  await expect.element(field('E-adresa')).toHaveAccessibleDescription(/Unesite uzorak/);
  await expect.element(screen.getByText('Prihvatite privole.')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: /novosti/ })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: /tvrtka/ })).toBeChecked();
});

test('continues to delivery with Next, from digital goods to payment · CHK-A-05', async () => {
  await show();
  const next = screen.getByRole('button', { name: 'Dalje na dostavu' });
  await expect.element(next).toBeVisible();
  expect(next.element()).toHaveProperty('type', 'submit');
  const form = next.element().closest('form');
  expect(form?.elements.namedItem('_command')).toHaveProperty('value', 'checkout.address');
  await cleanup();
  await show(digital);
  await expect.element(screen.getByRole('button', { name: 'Dalje na plaćanje' })).toBeVisible();
});

test('customers select from their address book or add to it · CHK-A-23', async () => {
  await show(withBook());
  const book = screen.getByRole('navigation', { name: 'Vaše adrese' });
  const known = book.getByRole('link', { name: /Jasna Kovač Riva 3, 21000 Split/ });
  await expect.element(known).toHaveAttribute('href', '?step=address&address=5');
  await expect.element(known).toHaveAttribute('aria-current', 'true');
  await expect
    .element(book.getByRole('link', { name: 'Nova adresa' }))
    .toHaveAttribute('href', '?step=address&address=new');
  expect(names()).toContain('addressId');
});

test('guests see no address book · CHK-A-23', async () => {
  await show();
  await expect.element(screen.getByText('Vaše adrese')).not.toBeInTheDocument();
  expect(names()).not.toContain('addressId');
});

test('a foreign VAT number gets a hint and is never rejected · CHK-A-17', async () => {
  await show();
  await screen.getByRole('checkbox', { name: /tvrtka/ }).click();
  await screen.getByRole('combobox').first().selectOptions('DE');
  await field('OIB').fill('811569869');
  await userEvent.tab();
  await expect.element(screen.getByText(/počinju s dva slova/)).toBeVisible();
  await expect.element(field('OIB')).not.toHaveAttribute('aria-invalid');
  await field('OIB').fill('DE 811569869');
  await userEvent.tab();
  await expect.element(screen.getByText(/počinju s dva slova/)).not.toBeInTheDocument();
});

test('unsent values are restored, consents have to be given again', async () => {
  const first = await show();
  await field('Ime').fill('Zdenka');
  await screen.getByRole('checkbox', { name: /drugu adresu/ }).click();
  await screen.getByRole('checkbox', { name: /štitimo podatke/ }).click();
  await first.unmount();
  const second = await show();
  await expect.element(field('Ime')).toHaveValue('Zdenka');
  await expect.element(screen.getByRole('checkbox', { name: /drugu adresu/ })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: /štitimo podatke/ })).not.toBeChecked();
  await second.unmount();
  const third = await show(withBook({ address: '5', billing: null }));
  await expect.element(field('Ime')).not.toHaveValue('Zdenka');
  await third.unmount();
  await show();
  await expect.element(field('Ime')).not.toHaveValue('Zdenka');
});

test('another user’s draft is not shown, a saved one is deleted', async () => {
  const first = await show();
  await field('Ime').fill('Zdenka');
  await first.unmount();
  const second = await show({ ...current, session: { ...current.session, user: { id: 8 } } });
  await expect.element(field('Ime')).not.toHaveValue('Zdenka');
  await second.unmount();
  const third = await show();
  await expect.element(field('Ime')).toHaveValue('Zdenka');
  third.forms.setState({ pending: 'checkout.address' });
  await expect
    .element(screen.getByRole('button', { name: 'Dalje na dostavu' }))
    .toHaveAttribute('aria-busy', 'true');
  third.forms.setState({ pending: null });
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test('the form works without storage · BS1', async () => {
  const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  await show();
  await field('Ime').fill('Zdenka');
  await expect.element(field('Ime')).toHaveValue('Zdenka');
  await expect.poll(() => closed.mock.calls.length).toBeGreaterThan(0);
  closed.mockRestore();
});

test('fields take the order and names of the chosen country and keep what is typed', async () => {
  const format = {
    lines: 'H S|C, R Z',
    postcode: 'zip',
    regions: { kind: 'state', list: [['NY', 'New York']] },
  };
  const usa = { id: 840, iso: 'US', name: 'SAD', format };
  await show({
    ...current,
    data: { ...current.data, deliverable: [...current.data.deliverable, usa] },
  });
  const country = screen.getByRole('combobox', { name: 'Država' }).first();
  await field('Ulica').fill('Main St');
  await userEvent.selectOptions(country, 'US');
  await expect.element(screen.getByRole('combobox', { name: 'Savezna država' })).toBeVisible();
  await expect.element(field('ZIP kod')).toBeVisible();
  await expect.element(field('Ulica')).toHaveValue('Main St');
  const place = names().filter((name) =>
    ['houseNumber', 'street', 'city', 'region', 'zipCode'].includes(name),
  );
  expect(place).toEqual(['houseNumber', 'street', 'city', 'region', 'zipCode']);
  await userEvent.selectOptions(country, 'HR');
  await expect
    .element(screen.getByRole('combobox', { name: 'Savezna država' }))
    .not.toBeInTheDocument();
  await expect.element(field('Poštanski broj')).toBeVisible();
  await expect.element(field('Ulica')).toHaveValue('Main St');
});
