import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { addCustomer, createVisitor } from '#tests/support/visitor.ts';

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
  const reply = await createVisitor(shop).run('auth.register', registration());
  expect(reply.ok).toBe(true);
  expect(reported(reply)).toEqual(['success core.notifications.registered']);
});

test('an account with an unconfirmed address shows a notice about it · REG-09 REG-10 ERR-35', async () => {
  const { db } = shop.database;
  const option = { key: 'RequireEmailVerification', value: 'true', public: false };
  await db.insertInto('options').values(option).execute();
  const visitor = createVisitor(shop);
  const reply = await visitor.run('auth.register', registration());
  await db.deleteFrom('options').where('key', '=', option.key).execute();
  expect(reported(reply)).toEqual(['info core.notifications.confirmEmail']);
  expect((await visitor.open('hr')).user).toBeNull();
});
