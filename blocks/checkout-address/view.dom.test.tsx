import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore, type Submission } from '#runtime/store/forms.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import type { Data } from './data.ts';
import current from './fixtures/current.json';
import noConsents from './fixtures/no-consents.json';
import { messages } from './messages.ts';
import { View } from './view.tsx';

async function show(fixture: object = current, last: Submission | null = null) {
  const { data, session } = fixture as { data: Data; session: object };
  const runtime = {
    page: pageOf([], { language: 'hr' }),
    t: createTranslator('hr', prefixed('checkout-address', messages.hr)),
    session: createSessionStore({ ...guest, ...session }),
    forms: createFormsStore(last),
  } as unknown as Runtime;
  await render(
    <RuntimeContext value={runtime}>
      <View id="a" options={{ title: '', emptyPicture: null }} data={data} slots={{}} />
    </RuntimeContext>,
  );
}

const field = (name: string) => screen.getByRole('textbox', { name }).first();
const names = () => [...new FormData(document.querySelector('form') as HTMLFormElement).keys()];

test('asks for all that a parcel needs · CHK-A-01, CHK-A-06 to CHK-A-15', async () => {
  await show();
  const asked =
    'firstName lastName contactEmail contactPhone country city street houseNumber zipCode';
  expect(names()).toEqual(expect.arrayContaining([...asked.split(' '), '_command']));
  await expect.element(screen.getByRole('combobox').first()).toHaveValue('HR');
});

test('tells a faulty name when it is left · CHK-A-08', async () => {
  await show();
  await field('Ime').fill('J4sna');
  await userEvent.tab();
  await expect.element(screen.getByText(/Koristite samo slova/)).toBeVisible();
  await field('Ime').fill('Željka-Đurđica');
  await expect.element(screen.getByText(/Koristite samo slova/)).not.toBeInTheDocument();
});

test('leaves untouched fields alone', async () => {
  await show();
  await field('Ime').click();
  await userEvent.tab();
  await expect.element(field('Ime')).not.toHaveAttribute('aria-invalid');
});

test('opens billing by its checkbox · CHK-A-02, CHK-A-18', async () => {
  await show();
  const street = () => document.querySelector('[name="billing.street"]');
  expect(street()?.checkVisibility()).toBe(false);
  await screen.getByRole('checkbox', { name: /drugu adresu/ }).click();
  expect(street()?.checkVisibility()).toBe(true);
});

test('checks the OIB of a Croatian company · CHK-A-03, CHK-A-17', async () => {
  await show();
  await screen.getByRole('checkbox', { name: /tvrtka/ }).click();
  await field('OIB').fill('12345678901');
  await userEvent.tab();
  await expect.element(screen.getByText(/kontrolna znamenka/)).toBeVisible();
});

test('stars required consents, ticks none · CHK-A-04, CONSENT-02, CONSENT-04', async () => {
  await show();
  const required = screen.getByRole('checkbox', { name: /štitimo podatke/ });
  await expect.element(required).toBeRequired();
  await expect.element(required).not.toBeChecked();
  await expect.element(screen.getByRole('link', { name: /štitimo podatke/ })).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: /novosti/ })).not.toBeRequired();
});

test('says when consents could not be had · CONSENT-03', async () => {
  await show(noConsents);
  await expect.element(screen.getByText(/Privole se nisu mogle učitati/)).toBeVisible();
});

test('keeps what was typed beside its faults', async () => {
  const errors = { contactEmail: 'Unesite uzorak adrese', consents: 'Prihvatite privole.' };
  const values = { contactEmail: 'jasna', consents: '2', isCompany: '1' };
  await show(current, { command: 'checkout.address', values, errors });
  await expect.element(field('E-adresa')).toHaveValue('jasna');
  await expect.element(field('E-adresa')).toHaveAccessibleDescription(/Unesite uzorak/);
  await expect.element(screen.getByText('Prihvatite privole.')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: /novosti/ })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: /tvrtka/ })).toBeChecked();
});
