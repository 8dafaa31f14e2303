import { textsIn } from '#schemas/languages.ts';
import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import messages from 'virtual:messages/blocks/coupon-form';
import { afterEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { cartOf, sent, showCartForm } from '#tests/support/cart-form.tsx';
import applied from './fixtures/applied.json';
import current from './fixtures/current.json';
import { View } from './view.tsx';

afterEach(() => void sent.mockClear());

const form = { type: 'coupon-form', View, messages: textsIn(messages, 'en') };
const show = (
  fixture: { session: { cart: object } },
  state: Parameters<typeof showCartForm>[2] = {},
) => showCartForm(form, fixture, state);

const field = () => screen.getByRole('textbox', { name: 'Coupon code' });
const apply = () => screen.getByRole('button', { name: 'Apply' });

test('sends the typed code · COUPON-02 ENT-06', async () => {
  await show(current);
  await screen.getByText('Do you have a coupon?').click();
  await field().fill('JESEN10');
  await apply().click();
  expect(sent).toHaveReturnedWith({ _command: 'coupon.apply', code: 'JESEN10' });
});

test('an empty code is not sent, nor one of spaces · COUPON-04', async () => {
  await show(current);
  await screen.getByText('Do you have a coupon?').click();
  for (const text of ['', '  ']) {
    await field().fill(text);
    await apply().click();
    await expect.element(screen.getByText('Enter the code on your coupon.')).toBeVisible();
    await expect.element(field()).toHaveFocus();
  }
  expect(sent).not.toHaveBeenCalled();
});

test('an applied coupon can only be removed · COUPON-03', async () => {
  await show(applied);
  await expect.element(screen.getByText('JESEN10')).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Remove coupon' }).click();
  expect(sent).toHaveReturnedWith({ _command: 'coupon.remove' });
});

test('after removal the field is empty · COUPON-07', async () => {
  const session = await show(applied);
  session.setState({ cart: cartOf(current) });
  await screen.getByText('Do you have a coupon?').click();
  await expect.element(field()).toHaveValue('');
});

test('a rejected code stays with its error · COUPON-06', async () => {
  const errors = { code: 'This coupon does not fit.' };
  await show(current, { last: { command: 'coupon.apply', values: { code: 'OLD' }, errors } });
  await expect.element(field()).toHaveValue('OLD');
  await expect.element(field()).toHaveAccessibleDescription(/does not fit/);
});

test('a gift voucher can be combined with a coupon, and each is removed separately · COUPON-03', async () => {
  const { cart } = applied.session;
  const voucher = { code: 'N2HY-R5S3-H627-7VY0', balance: 5000 };
  await show({ session: { cart: { ...cart, voucher } } });
  await expect.element(screen.getByText('JESEN10')).toBeVisible();
  await expect.element(screen.getByText(voucher.code)).toBeVisible();
  await screen.getByRole('button', { name: 'Remove gift voucher' }).click();
  expect(sent).toHaveReturnedWith({ _command: 'coupon.remove', code: voucher.code });
});

test('with a coupon applied there is a field for a gift voucher · COUPON-03', async () => {
  await show(applied);
  await screen.getByText('Do you have another code?').click();
  await field().fill('N2HY-R5S3-H627-7VY0');
  await apply().click();
  expect(sent).toHaveReturnedWith({ _command: 'coupon.apply', code: 'N2HY-R5S3-H627-7VY0' });
});
