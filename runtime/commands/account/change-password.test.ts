import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FormValues } from '#runtime/store/forms.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { addCustomer, createVisitor, type Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  visitor = createVisitor(shop);
});

const errorsOf = async (command: string, values: FormValues) =>
  (await visitor.run(command, values)).submission?.errors;

const tooShort = 'errors.minLength {"min":8}';

test.each([
  [{ oldPassword: '' }, { oldPassword: 'errors.required' }],
  [{ oldPassword: '1234567' }, { oldPassword: tooShort }],
  [{ newPassword: '', newPasswordAgain: '' }, { newPassword: 'errors.required' }],
  [{ newPassword: '1234567', newPasswordAgain: '1234567' }, { newPassword: tooShort }],
  [{ newPasswordAgain: '' }, { newPasswordAgain: 'errors.required' }],
  [{ newPasswordAgain: 'lozinka-druga' }, { newPasswordAgain: 'errors.repeatPassword' }],
])('the passwords %j are not changed · PWD-02 PWD-03 PWD-05 CONST-34', async (change, expected) => {
  const who = await addCustomer(shop);
  await visitor.run('auth.login', who);
  const errors = await errorsOf('password.change', {
    oldPassword: who.password,
    newPassword: 'lozinka-nova',
    newPasswordAgain: 'lozinka-nova',
    ...change,
  });
  expect(errors).toMatchObject(expected);
  expect(visitor.calls).not.toContain('password.reset');
  expect((await createVisitor(shop).run('auth.login', who)).ok).toBe(true);
});

test('a new password differs from the old one and is typed twice, or the form says so · FORM-07 FORM-08 PWD-04 PWD-05', async () => {
  const who = await addCustomer(shop);
  await visitor.run('auth.login', who);
  const old = { oldPassword: who.password, newPassword: who.password };
  const change = { ...old, newPasswordAgain: 'lozinka-druga' };
  const refused = await visitor.run('password.change', change, { errorText: true });
  expect(refused.submission?.errors).toEqual({
    newPassword: 'Nova lozinka mora se razlikovati od stare',
    newPasswordAgain: 'Unesene lozinke se ne podudaraju',
  });
});

test('a new password that the server refuses is marked, not the old one · PWD-03', async () => {
  const who = await addCustomer(shop);
  await visitor.run('auth.login', who);
  const newPassword = 'x'.repeat(129);
  const values = { oldPassword: who.password, newPassword, newPasswordAgain: newPassword };
  expect(await errorsOf('password.change', values)).toEqual({
    newPassword: 'errors.maxLength {"max":128}',
  });
});

test('a password is changed with the old one, and has at least eight characters · PWD-01 PWD-02 PWD-03 PWD-06', async () => {
  const who = await addCustomer(shop);
  await visitor.run('auth.login', who);
  const [first, second] = ['prva-123', 'druga-12'];
  const change = (oldPassword: string, newPassword: string) =>
    visitor.run('password.change', { oldPassword, newPassword, newPasswordAgain: newPassword });
  const wrong = await change('kriva-lozinka', first);
  expect(Object.keys(wrong.submission?.errors ?? {})).toEqual(['oldPassword']);
  expect(await change(who.password, first)).toMatchObject({
    ok: true,
    submission: null,
    notices: [{ kind: 'success', text: 'core.notifications.passwordChanged' }],
  });
  expect(visitor.calls).toContain('password.reset');
  expect((await change(first, second)).ok).toBe(true);
  const logIn = async (password: string) =>
    (await createVisitor(shop).run('auth.login', { ...who, password })).ok;
  expect([await logIn(who.password), await logIn(first), await logIn(second)]).toEqual([
    false,
    false,
    true,
  ]);
});
