import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addMember,
  mailedToken,
  password,
  refusal,
  registrationOf,
} from '#tests/support/members.ts';
import { address, openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createAuthenticator } from './authenticator.ts';
import { createAccountHandlers } from './handlers.ts';
import { openRequestedLink, type RequestedLink } from './requested-links.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let email = '';
beforeEach(() => {
  email = `${crypto.randomUUID()}@example.com`;
});

const registration = (change?: object) => registrationOf(email, change);
const member = (change?: object) => addMember(shop, email, change);

/** Opens the requested links as the mail sender does; returns the address each one goes to. */
async function makeRequested(kind: RequestedLink): Promise<(string | null)[]> {
  const { db } = shop.database;
  const requested = db.deleteFrom('outbox').where('kind', '=', `asked.${kind}`).returningAll();
  const rows = await requested.execute();
  const opened: (string | null)[] = [];
  for (const { payload } of rows)
    opened.push(await openRequestedLink(db, kind, payload, new Date()));
  return opened;
}

async function whileVerifying(work: () => Promise<void>): Promise<void> {
  const { db } = shop.database;
  const option = { key: 'RequireEmailVerification', value: 'true', public: false };
  await db.insertInto('options').values(option).execute();
  await work();
  await db.deleteFrom('options').where('key', '=', option.key).execute();
}

test('registers and logs in · REG-11 REG-13 API-019 ENT-11', async () => {
  const me = await member({ memberCardBarcode: '100', addresses: [address()] });
  const user = await shop.get('user.profile', {}, me);
  expect(user).toMatchObject({ email, username: email, memberCardBarcode: '100', scope: [] });
  expect(user.addresses).toMatchObject([{ type: 'Shipping', city: 'Zadar' }]);
});

test('a registration with addresses opens an account that has all of them, or none with a wrong one · REG-14', async () => {
  const addresses = [address(), address({ type: 'Main', city: 'Split' })];
  const me = await member({ addresses, details: { firstName: 'Iva', lastName: 'Ivić' } });
  const user = await shop.get('user.profile', {}, me);
  expect(user.details).toMatchObject({ firstName: 'Iva', lastName: 'Ivić' });
  expect(user.addresses.map(({ type, city }) => `${type} ${city}`).sort()).toEqual([
    'Main Split',
    'Shipping Zadar',
  ]);
  email = `druga-${email}`;
  const wrong = registration({ addresses: [address(), address({ city: ' ' })] });
  expect(await shop.call('user.register', wrong)).toMatchObject({ ok: false });
  expect(await shop.call('auth.login', { username: email, password })).toEqual(
    refusal('unknownUserOrPassword'),
  );
});

test.each([
  ['short password', { password: '1234567' }, 'minLength', 'password'],
  ['long password', { password: 'x'.repeat(129) }, 'maxLength', 'password'],
  ['bad e-mail', { email: 'ana@' }, 'email', 'email'],
  ['empty name', { details: { firstName: ' ', lastName: 'A' } }, 'required', 'firstName'],
  ['empty surname', { details: { firstName: 'A', lastName: ' ' } }, 'required', 'lastName'],
  ['expired card', { memberCardBarcode: '200' }, 'memberCardInvalid', 'memberCardBarcode'],
])(
  'refuses a registration with %s · REG-02 REG-03 REG-04 REG-05',
  async (_, change, code, field) => {
    const result = await shop.call('user.register', registration(change));
    expect(result).toMatchObject({ ok: false, error: { code, field } });
  },
);

test('sent consents have to be those that the register form requires · REG-07 ERR-21 CONSENT-01', async () => {
  const { db } = shop.database;
  const numbers = ['REG-1', 'KONTAKT-1', 'REG-2'];
  const names = numbers.map((unique_number) => {
    return { unique_number, display_name: JSON.stringify({ hr: unique_number }) };
  });
  const inserted = db.insertInto('consents').values(names).returning('id');
  const [own, other, optional] = await inserted.execute();
  const required = { required: true } as const;
  const assignments = [
    { required: false, form_type: 'registerForm', consent_id: optional?.id ?? 0 },
    { ...required, form_type: 'registerForm', consent_id: own?.id ?? 0 },
    { ...required, form_type: 'contactForm', consent_id: other?.id ?? 0 },
  ] as const;
  await db.insertInto('consent_assignments').values(assignments).execute();
  const register = (consents: readonly (number | undefined)[]) =>
    shop.call('user.register', registration({ consents }));
  for (const given of [[], [other?.id], [optional?.id]])
    expect(await register(given)).toMatchObject(refusal('consentRequired'));
  expect(await register([own?.id])).toMatchObject({ ok: true });
  await db.deleteFrom('consents').where('unique_number', 'in', numbers).execute();
});

test('a password has at least 8 characters · CONST-34 REG-05', async () => {
  const register = (password: string) =>
    shop.call('user.register', registration({ password, email: 'osam@example.com' }));
  expect(await register('1234567')).toMatchObject({
    error: { code: 'minLength', field: 'password' },
  });
  expect(await register('12345678')).toMatchObject({ ok: true });
});

test.each(['isBackofficeUser', 'scope', 'id'])(
  'a caller cannot set %s · PERM-20 AU9',
  async (field) => {
    const input = registration({ [field]: field === 'scope' ? ['content'] : 1 });
    expect(await shop.call('user.register', input)).toMatchObject(refusal('badRequest'));
    const me = await member();
    expect(await shop.call('user.update', { [field]: 1 }, me)).toMatchObject(refusal('badRequest'));
  },
);

test('twenty parallel registrations create one user · ERR-09 AU9', {
  timeout: 60_000,
}, async () => {
  const results = await Promise.all(
    Array.from({ length: 20 }, () => shop.call('user.register', registration())),
  );
  const made = results.filter(({ ok }) => ok);
  expect(made).toHaveLength(1);
  const refused = results.filter(({ ok }) => !ok);
  expect(refused).toEqual(Array(19).fill(refusal('userExists', 'email')));
});

test('the verification mail is sent again, and the response reveals nothing to strangers · REG-10 AUTH-03', () =>
  whileVerifying(async () => {
    await shop.get('user.register', registration());
    const again = (address: string) => shop.call('user.resendVerification', { email: address });
    const responses = [await again(email), await again('nitko@example.com')];
    expect(responses).toEqual([
      { ok: true, value: {} },
      { ok: true, value: {} },
    ]);
    const token = await mailedToken(shop, 'mail.verifyEmail');
    expect(await makeRequested('verifyEmail')).toEqual([email, null]);
    expect(await shop.get('user.verify', { token })).toEqual({ email });
    await again(email);
    expect(await makeRequested('verifyEmail')).toEqual([null]);
  }));

test('registering an address with an account gets the usual response, and its owner is notified · API-019 REG-09 REG-15', () =>
  whileVerifying(async () => {
    await shop.get('user.register', registration());
    const { db } = shop.database;
    const reported = () =>
      db.selectFrom('outbox').select('payload').where('kind', '=', 'mail.accountExists').execute();
    const before = (await reported()).length;
    for (let i = 0; i < 2; i += 1) {
      const again = await shop.get('user.register', registration({ password: 'druga-lozinka' }));
      expect(again).toEqual({ verificationToken: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    }
    const rows = await reported();
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)?.payload).toEqual({ email, language: 'hr' });
    const wrong = registration({ memberCardBarcode: '200' });
    expect(await shop.call('user.register', wrong)).toMatchObject(refusal('memberCardInvalid'));
    const login = { username: email, password: 'druga-lozinka' };
    expect(await shop.call('auth.login', login)).toEqual(refusal('unknownUserOrPassword'));
  }));

test('a shop that sends mail verifies new addresses unless its option says no · REG-09 REG-10', async () => {
  const handlers = createAccountHandlers({ ...shop.deps, sendsMail: true });
  const context = {
    actor: { kind: 'anonymous' },
    language: 'hr',
    now: new Date(),
    client: '192.0.2.9',
    idempotencyKey: null,
    headers: {},
  } as const;
  const made = await handlers['user.register'](registration(), context);
  expect(made).toMatchObject({ ok: true, value: { verificationToken: expect.any(String) } });
  const login = await handlers['auth.login']({ username: email, password }, context);
  expect(login).toMatchObject({ ok: false, error: { code: 'emailNotVerified' } });
  const { db } = shop.database;
  const option = { key: 'RequireEmailVerification', value: 'false', public: false };
  await db.insertInto('options').values(option).execute();
  expect((await handlers['auth.login']({ username: email, password }, context)).ok).toBe(true);
  email = `druga-${email}`;
  const second = await handlers['user.register'](registration(), context);
  await db.deleteFrom('options').where('key', '=', option.key).execute();
  expect(second).toEqual({ ok: true, value: {} });
});

test('password guesses in an open session are limited, from any number of addresses', async () => {
  const me = await member();
  let guesses = 0;
  const guess = () => {
    guesses += 1;
    const client = `192.0.2.${Math.floor(guesses / 4)}`;
    const input = { email: `nova-${email}`, password: `pogodak-${guesses}` };
    return shop.call('user.update', input, { ...me, client });
  };
  const tooMany = refusal('tooManyRequests', 'password');
  for (let i = 0; i < 20; i += 1) {
    expect(await guess()).toEqual(refusal('incorrectOldPassword', 'password'));
  }
  expect(await guess()).toEqual(tooMany);
  const reset = { oldPassword: password, newPassword: 'nova-lozinka' };
  expect(await shop.call('password.reset', reset, { ...me, client: '198.51.100.1' })).toEqual(
    refusal('tooManyRequests', 'oldPassword'),
  );
});

test('with verification on, the address is verified before the first login · REG-10', async () => {
  const { db } = shop.database;
  const option = { key: 'RequireEmailVerification', value: 'true', public: false };
  await db.insertInto('options').values(option).execute();
  const { verificationToken } = await shop.get('user.register', registration());
  const token = await mailedToken(shop, 'mail.verifyEmail');
  expect(verificationToken).toBeTypeOf('string');
  expect(verificationToken).not.toBe(token);
  const login = () => shop.call('auth.login', { username: email, password });
  expect(await login()).toEqual(refusal('emailNotVerified'));
  // A stranger who does not know the password must not learn that the account is unverified.
  const stranger = await shop.call('auth.login', { username: email, password: 'pogodak-1' });
  expect(stranger).toEqual(refusal('unknownUserOrPassword'));
  for (let i = 0; i < 2; i += 1) {
    expect(await shop.get('user.verify', { token })).toEqual({ email });
  }
  expect((await login()).ok).toBe(true);
  expect(await shop.call('user.verify', { token: 'x' })).toEqual(refusal('tokenInvalid'));
  await db.deleteFrom('options').where('key', '=', option.key).execute();
});

test('opening the link of a new account confirms nothing · AUTH-03 AU7', async () => {
  const { db } = shop.database;
  const option = { key: 'RequireEmailVerification', value: 'true', public: false };
  await db.insertInto('options').values(option).execute();
  await shop.get('user.register', registration());
  const token = await mailedToken(shop, 'mail.verifyEmail');
  const read = () => shop.get('form.readConfirmation', { token });
  await read();
  expect(await read()).toEqual({ purpose: 'account', email, isConfirmed: false });
  expect(await shop.call('auth.login', { username: email, password })).toEqual(
    refusal('emailNotVerified'),
  );
  await shop.get('user.verify', { token });
  expect(await read()).toMatchObject({ isConfirmed: true });
  await db.deleteFrom('options').where('key', '=', option.key).execute();
});

test('a card belongs to one user · CARD-11 CARD-12', async () => {
  const me = await member({ memberCardBarcode: '101' });
  const isValid = async (barcode: string, context: object = {}) =>
    (await shop.get('user.validateMembersBarcode', { barcode }, context)).isValid;
  expect(await isValid('101', me)).toBe(true);
  expect([await isValid('101'), await isValid('200'), await isValid('')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(await shop.get('user.checkExternalBarcode', { barcode: '101' })).toEqual({
    isValid: true,
  });
  const second = `druga-${email}`;
  const input = registration({ email: second, username: second, memberCardBarcode: '101' });
  const taken = refusal('barcodeTaken', 'memberCardBarcode');
  expect(await shop.call('user.register', input)).toEqual(taken);
  const emptied = await shop.get('user.update', { memberCardBarcode: '' }, me);
  expect(emptied.memberCardBarcode).toBeNull();
});

test('a new password ends all other sessions · PWD-01 PWD-03 PWD-04 PWD-07 AU4 PERM-08 ERR-11 CONST-34', async () => {
  const me = await member();
  const elsewhere = await shop.get('auth.login', { username: email, password });
  const change = (oldPassword: string, newPassword: string) =>
    shop.call('password.reset', { oldPassword, newPassword }, me);
  expect(await change('kriva-lozinka', 'nova-lozinka')).toEqual(
    refusal('incorrectOldPassword', 'oldPassword'),
  );
  expect(await change(password, password)).toEqual(refusal('differentPassword', 'newPassword'));
  expect(await change(password, '1234567')).toMatchObject({
    error: { code: 'minLength', field: 'newPassword' },
  });
  const input = { oldPassword: password, newPassword: 'nova-lozinka' };
  const guest = { actor: { kind: 'anonymous' } } as const;
  expect(await shop.call('password.reset', input, guest)).toEqual(refusal('unauthorized'));
  expect((await change(password, 'nova-lozinka')).ok).toBe(true);
  const authenticate = createAuthenticator(shop.deps);
  expect(await authenticate(elsewhere.tokens.accessToken)).toBeNull();
  expect((await shop.call('auth.login', { username: email, password })).ok).toBe(false);
  expect((await shop.call('auth.login', { username: email, password: 'nova-lozinka' })).ok).toBe(
    true,
  );
});

test('a link sets a new password once, and ends all sessions · PWD-08 AU7', async () => {
  await member();
  const { tokens } = await shop.get('auth.login', { username: email, password });
  await shop.get('password.forgot', { email });
  const token = await mailedToken(shop, 'asked.setPassword');
  expect(await makeRequested('setPassword')).toEqual([email]);
  const set = (now = new Date()) =>
    shop.call('password.set', { token, password: 'nova-lozinka' }, { now });
  expect(await set(new Date(Date.now() + 3_700_000))).toEqual(refusal('tokenInvalid'));
  expect((await set()).ok).toBe(true);
  expect(await createAuthenticator(shop.deps)(tokens.accessToken)).toBeNull();
  expect(await set()).toEqual(refusal('tokenInvalid'));
});

test('sends three links an hour and none to strangers, with the same response · PWD-08 RL3', async () => {
  await member();
  for (let i = 0; i < 5; i += 1) await shop.get('password.forgot', { email });
  await shop.get('password.forgot', { email: 'nitko@example.com' });
  const { db } = shop.database;
  const requested = db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'asked.setPassword');
  expect(await requested.execute()).toHaveLength(6);
  expect((await makeRequested('setPassword')).filter((address) => address === email)).toHaveLength(
    3,
  );
});

test('orders are shown to their owner only · ORDER-15 ORDER-17 PERM-10 PERM-22', async () => {
  const me = await member();
  const cart = await readyCart(shop, [[ids.map, 2]]);
  await shop.get('cart.getCart', cart.session, me);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart), me);
  const { records, totalRecords } = await shop.get('document.filter', { store: 1 }, me);
  expect(records).toMatchObject([
    { orderSlug, itemsCount: 2, total: 3450, store: 1, state: 'processing' },
  ]);
  expect(totalRecords).toBe(1);
  expect((await shop.get('document.filter', { store: 2 }, me)).records).toEqual([]);
  const id = records[0]?.id;
  const { extended } = await shop.get('document.get', { id }, me);
  expect(extended).toMatchObject({ status: 'created', addresses: [{ city: 'Zadar' }, {}] });
  email = `druga-${email}`;
  const stranger = await member();
  expect(await shop.call('document.get', { id }, stranger)).toEqual(refusal('notFound'));
  expect((await shop.get('document.filter', {}, stranger)).records).toEqual([]);
  const visitor = { actor: { kind: 'anonymous' } } as const;
  expect((await shop.call('document.filter', {}, visitor)).ok).toBe(false);
});

test('a code of an unknown provider is refused with its own error code · ERR-13', async () => {
  const code = { provider: 'google', code: 'x', state: 'y' };
  expect(await shop.call('auth.socialOauth', code)).toEqual(refusal('INVALID_LOGIN'));
});
