import { textsIn } from '#schemas/languages.ts';
import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import messages from 'virtual:messages/blocks/member-card-form';
import { afterEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import type { SessionState } from '#runtime/store/session.ts';
import { sent, showCartForm } from '#tests/support/cart-form.tsx';
import applied from './fixtures/applied.json';
import current from './fixtures/current.json';
import { View } from './view.tsx';

afterEach(() => void sent.mockClear());

const form = { type: 'member-card-form', View, messages: textsIn(messages, 'en') };
const show = (
  fixture: { session: { cart: object } },
  state: Parameters<typeof showCartForm>[2] = {},
) => showCartForm(form, fixture, state);

const field = () => screen.getByRole('textbox', { name: 'Membership card number' });
const apply = () => screen.getByRole('button', { name: 'Apply' });
const open = () => screen.getByText('Do you have a membership card?').click();

test('sends the typed number · CARD-03', async () => {
  await show(current);
  await open();
  await field().fill('9780201379624');
  await apply().click();
  expect(sent).toHaveReturnedWith({
    _command: 'card.apply',
    memberCardBarcode: '9780201379624',
  });
});

test('an empty number is not sent, nor one of spaces · CARD-03', async () => {
  await show(current);
  await open();
  for (const text of ['', '  ']) {
    await field().fill(text);
    await apply().click();
    await expect.element(screen.getByText('Enter the number below the barcode.')).toBeVisible();
    await expect.element(field()).toHaveFocus();
  }
  expect(sent).not.toHaveBeenCalled();
});

test('an applied card is shown and can be removed · CARD-05 ENT-06', async () => {
  await show(applied);
  await expect.element(screen.getByText('9780201379624')).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Remove card' }).click();
  expect(sent).toHaveReturnedWith({ _command: 'card.apply', memberCardBarcode: '' });
});

test('the card of the account is in the open field · CARD-13', async () => {
  const user = { id: 1, email: 'ana@example.com', memberCardBarcode: '100' };
  await show(current, { user: user as SessionState['user'] });
  await expect.element(field()).toBeVisible();
  await expect.element(field()).toHaveValue('100');
});

test('a rejected number stays with its error · CARD-06', async () => {
  const values = { memberCardBarcode: '999' };
  const errors = { memberCardBarcode: 'This card is not valid.' };
  await show(current, { last: { command: 'card.apply', values, errors } });
  await expect.element(field()).toHaveValue('999');
  await expect.element(field()).toHaveAccessibleDescription(/not valid/);
});
