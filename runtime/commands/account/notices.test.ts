import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { addCustomer, createVisitor, type Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const reported = ({ notices }: { notices: readonly { kind: string; text: string }[] }) =>
  notices.map(({ kind, text }) => `${kind} ${text}`);

const registration = () => ({
  firstName: 'Ana',
  lastName: 'Anić',
  email: `${crypto.randomUUID()}@example.com`,
  password: 'lozinka-ana',
  confirmedPassword: 'lozinka-ana',
});

test('login and logout show their notices · ERR-29 ERR-37', async () => {
  const visitor = createVisitor(shop);
  const login = await visitor.run('auth.login', await addCustomer(shop));
  expect(reported(login)).toEqual(['success core.login.success']);
  expect(reported(await visitor.run('auth.logout'))).toEqual(['info core.login.logout']);
});

test('a new account shows a notice · ERR-34', async () => {
  const visitor = createVisitor(shop);
  const values = registration();
  const reply = await visitor.run('auth.register', values);
  expect(reply.ok).toBe(true);
  expect(reported(reply)).toEqual(['success core.notifications.registered']);
  const step = { kind: 'registered', email: values.email };
  expect(reply.session.accountStep).toEqual(step);
  expect((await visitor.open('hr')).accountStep).toEqual(step);
  await visitor.run('auth.logout');
  expect(await visitor.open('hr')).not.toHaveProperty('accountStep');
});

/** Opens an account in a shop that requires a confirmed address. */
async function registerUnconfirmed(visitor: Visitor, values = registration()) {
  const { db } = shop.database;
  const option = { key: 'RequireEmailVerification', value: 'true', public: false };
  await db.insertInto('options').values(option).execute();
  const reply = await visitor.run('auth.register', values);
  await db.deleteFrom('options').where('key', '=', option.key).execute();
  return reply;
}

test('an account with an unconfirmed address shows an info about it · REG-09 REG-10 ERR-35', async () => {
  const visitor = createVisitor(shop);
  const reply = await registerUnconfirmed(visitor);
  expect(reported(reply)).toEqual(['info core.notifications.confirmEmail']);
  expect(reply).toMatchObject({ ok: true, redirect: null });
  expect(visitor.calls).not.toContain('auth.login');
  const { user, accountStep } = await visitor.open('hr');
  expect(user).toBeNull();
  expect(accountStep?.kind).toBe('confirmationSent');
  expect(accountStep).toEqual(reply.session.accountStep);
});

test('the mail that confirms an address, sent again, is a success · ERR-35', async () => {
  const reply = await createVisitor(shop).run('auth.confirmAgain', { email: 'ana@example.com' });
  expect(reported(reply)).toEqual(['success core.notifications.confirmEmail']);
});

/** Presses the button of the latest mail that confirms an account. */
async function confirmAccount(visitor: Visitor) {
  const { payload } = await shop.database.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail.verifyEmail')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return visitor.run('auth.verify', { token: String(payload['token']) });
}

test('the button of the mail confirms the address, shows a notice and leads to the login, or home after it · AUTH-03 DOI-07 ERR-36', async () => {
  const visitor = createVisitor(shop);
  await registerUnconfirmed(visitor);
  const reply = await confirmAccount(visitor);
  expect(reported(reply)).toEqual(['success core.notifications.emailConfirmed']);
  expect(reply.redirect).toBe('/prijava');
  const values = registration();
  await registerUnconfirmed(visitor, values);
  await visitor.run('auth.login', { username: values.email, password: values.password });
  expect(await confirmAccount(visitor)).toMatchObject({ ok: true, redirect: '/' });
});

test('the button that confirms a new address shows a notice and renews its page · DOI-01 DOI-02 DOI-07', async () => {
  const visitor = createVisitor(shop);
  const { username, password } = await addCustomer(shop);
  await visitor.run('auth.login', { username, password });
  const email = `nova-${username}`;
  await visitor.run('profile.update', { firstName: 'Ana', lastName: 'Anić', email, password });
  const { payload } = await shop.database.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail.changeEmail')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const reply = await visitor.run('form.confirm', { token: String(payload['token']) });
  expect(reported(reply)).toEqual(['success core.notifications.addressConfirmed']);
  expect(reply).toMatchObject({ ok: true, reload: true, redirect: null });
});

test('the usual login lasts: an expired access token is renewed · AUTH-08', async () => {
  const visitor = createVisitor(shop);
  const customer = await addCustomer(shop);
  await visitor.run('auth.login', customer);
  visitor.cookies.set('at', 'expired');
  expect((await visitor.open('hr')).user).toMatchObject({ email: customer.username });
  expect(visitor.cookies.get('at')).not.toBe('expired');
});
