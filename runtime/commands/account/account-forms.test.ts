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

const registration = (change: FormValues = {}): FormValues => ({
  firstName: 'Ana',
  lastName: 'Anić',
  email: `${crypto.randomUUID()}@example.com`,
  password: 'lozinka-ana',
  confirmedPassword: 'lozinka-ana',
  ...change,
});

const tooShort = 'errors.minLength {"min":8}';

test.each([
  ['', 'errors.required'],
  ['ana', 'errors.email'],
  ['ana@', 'errors.email'],
])('the user name "%s" is rejected without an API call · AUTH-04', async (username, error) => {
  const errors = await errorsOf('auth.login', { username, password: 'lozinka-ana' });
  expect(errors).toEqual({ username: error });
  expect(visitor.calls).not.toContain('auth.login');
});

test.each([
  ['', 'errors.required'],
  ['1234567', tooShort],
])('the password "%s" is rejected without an API call · AUTH-05', async (password, error) => {
  expect(await errorsOf('auth.login', { username: 'ana@example.com', password })).toEqual({
    password: error,
  });
  expect(visitor.calls).not.toContain('auth.login');
});

test('a password of eight characters is sent · AUTH-05 CONST-34', async () => {
  const errors = await errorsOf('auth.login', {
    username: 'ana@example.com',
    password: '12345678',
  });
  expect(JSON.stringify(errors)).not.toContain('minLength');
  expect(visitor.calls).toContain('auth.login');
});

test('login identifies the customer and redirects only from the login page · AUTH-06 AUTH-07 AUTH-10 AUTH-13 AUTH-14 AUTH-15 PROFILE-01 ERR-37', async () => {
  const who = await addCustomer(shop);
  const elsewhere = await visitor.run('auth.login', who, { path: '/produkt/karta' });
  expect(elsewhere).toMatchObject({ ok: true, redirect: null, reload: true });
  expect(elsewhere.notices).toMatchObject([{ kind: 'success', text: 'core.login.success' }]);
  for (const token of ['at', 'rt']) expect(visitor.cookies.get(token), token).toMatch(/^\S{20,}$/);
  expect((await visitor.open('hr')).user).toMatchObject({
    email: who.username,
    isBackofficeUser: false,
  });
  const there = await createVisitor(shop).run('auth.login', who, {
    language: 'en',
    path: '/en/login',
  });
  expect(there).toMatchObject({ ok: true, redirect: '/en' });
});

test('the session has every field of the user who logged in, staff included · AUTH-07', async () => {
  const who = await addCustomer(shop, { barcode: '101' });
  const details = JSON.stringify({ firstName: 'Ana', lastName: 'Anić' });
  const row = shop.database.db.updateTable('users').where('email', '=', who.username);
  const { id } = await row.set({ details }).returning('id').executeTakeFirstOrThrow();
  const login = await visitor.run('auth.login', who);
  expect(login.ok).toBe(true);
  const user = { id, email: who.username, firstName: 'Ana', lastName: 'Anić' };
  expect((await visitor.open('en')).user).toEqual({
    ...user,
    memberCardBarcode: '101',
    isBackofficeUser: false,
  });
  await row.set({ is_backoffice: true, scope: ['admin'] }).execute();
  const staff = createVisitor(shop);
  await staff.run('auth.login', who);
  expect((await staff.open('en')).user).toMatchObject({ ...user, isBackofficeUser: true });
  await row.set({ barcode: null }).execute();
});

test('logging out shows a notice, removes the user and leads home · AUTH-20 AUTH-21 PROFILE-06 ERR-29', async () => {
  await visitor.run('auth.login', await addCustomer(shop));
  const out = await visitor.run('auth.logout');
  expect(out.notices).toMatchObject([{ kind: 'info', text: 'core.login.logout' }]);
  expect(out).toMatchObject({ redirect: '/', reload: true });
  expect((await visitor.open('hr')).user).toBeNull();
  expect(await visitor.run('auth.logout', {}, { language: 'en' })).toMatchObject({
    redirect: '/en',
  });
});

test.each([
  ['firstName', '', 'errors.required'],
  ['firstName', 'An1', 'errors.lettersOnly'],
  ['firstName', 'A'.repeat(201), 'errors.maxLength'],
  ['lastName', '', 'errors.required'],
  ['lastName', 'An1', 'errors.lettersOnly'],
  ['lastName', 'A'.repeat(201), 'errors.maxLength'],
  ['email', '', 'errors.required'],
  ['email', 'ana.example.com', 'errors.email'],
  ['confirmedPassword', '', 'errors.required'],
  ['confirmedPassword', 'lozinka-iva', 'errors.repeatPassword'],
])(
  'a registration with the %s "%s" creates no account · REG-02 REG-03 REG-04 REG-06 FORM-09',
  async (name, value, error) => {
    const errors = await errorsOf('auth.register', registration({ [name]: value }));
    expect(errors?.[name]).toContain(error);
    expect(Object.keys(errors ?? {})).toEqual([name]);
    expect(visitor.calls).not.toContain('user.register');
  },
);

test.each([
  ['', { password: 'errors.required' }],
  ['1234567', { password: tooShort }],
  ['12345678', undefined],
])(
  'a registration with the password "%s" gives the errors %j · REG-05 CONST-34',
  async (password, errors) => {
    const values = registration({ password, confirmedPassword: password });
    const given = await errorsOf('auth.register', values);
    const repeated = password === '' ? { confirmedPassword: 'errors.required' } : {};
    expect(given).toEqual(errors && { ...errors, ...repeated });
    expect(visitor.calls.includes('user.register')).toBe(errors === undefined);
  },
);

test('a registration whose password only the server refuses has the error at the password · REG-05', async () => {
  const password = 'x'.repeat(129);
  const values = registration({ password, confirmedPassword: password });
  expect(await errorsOf('auth.register', values)).toEqual({
    password: 'errors.maxLength {"max":128}',
  });
  expect(visitor.calls).toContain('user.register');
});

test('required consents of the register form are checked, and the given ones stored · REG-07 CONSENT-05 CONSENT-07 ERR-21', async () => {
  const { db } = shop.database;
  const consent = { unique_number: 'R-1', display_name: JSON.stringify({ hr: 'Slažem se.' }) };
  const { id } = await db
    .insertInto('consents')
    .values(consent)
    .returning('id')
    .executeTakeFirstOrThrow();
  const assignment = { consent_id: id, form_type: 'registerForm', required: true } as const;
  await db.insertInto('consent_assignments').values(assignment).execute();
  shop.deps.cache.clear();
  expect(await errorsOf('auth.register', registration())).toEqual({
    consents: 'core.notifications.consentRequired',
  });
  expect(visitor.calls).not.toContain('user.register');
  const values = registration({ consents: `${id}` });
  const before = Date.now();
  expect(await visitor.run('auth.register', values)).toMatchObject({ ok: true });
  await db.deleteFrom('consent_assignments').where('consent_id', '=', id).execute();
  shop.deps.cache.clear();
  const logs = await db
    .selectFrom('consent_logs')
    .selectAll()
    .where('consent_number', '=', 'R-1')
    .execute();
  expect(logs).toMatchObject([{ form_type: 'registerForm', given: true, email: values['email'] }]);
  expect(new Date(logs[0]?.created_at ?? 0).getTime()).toBeGreaterThanOrEqual(before - 1000);
});

test('a registration says when its consents could not be logged · CONSENT-06 ERR-18', async () => {
  const reply = await visitor.run('auth.register', registration({ consents: '9999' }));
  expect(reply.ok).toBe(true);
  expect(reply.notices).toMatchObject([
    { kind: 'success', text: 'core.notifications.registered' },
    { kind: 'error', text: 'error.failedConsentLog' },
  ]);
});

test('registration checks the card first, then the form, then creates the account · REG-08', async () => {
  const requested = (names: readonly string[]) =>
    visitor.calls.filter((name) => names.includes(name));
  const steps = ['user.validateMembersBarcode', 'user.register'];
  const card = await visitor.run(
    'auth.register',
    registration({ memberCardBarcode: '999', lastName: '' }),
  );
  expect(card.submission?.errors).toEqual({ memberCardBarcode: 'errors.memberCardInvalid' });
  expect(requested(steps)).toEqual(['user.validateMembersBarcode']);
  const form = await visitor.run(
    'auth.register',
    registration({ memberCardBarcode: '100', lastName: '' }),
  );
  expect(form.submission?.errors).toEqual({ lastName: 'errors.required' });
  expect(requested(steps)).toEqual(['user.validateMembersBarcode']);
  const done = await visitor.run('auth.register', registration({ memberCardBarcode: '100' }));
  expect(done.notices[0]).toMatchObject({
    kind: 'success',
    text: 'core.notifications.registered',
  });
  expect(requested(steps)).toEqual(steps);
});

test('registration opens an account with all that was typed, logs in and redirects to the home page · REG-01 REG-11 REG-12 REG-13 AUTH-06', async () => {
  const values = registration({ memberCardBarcode: '101' });
  const reply = await visitor.run('auth.register', values, {
    language: 'de',
    path: '/de/registrieren',
  });
  expect(reply).toMatchObject({ ok: true, redirect: '/de' });
  expect((await visitor.open('de')).user).toMatchObject({
    email: values.email,
    firstName: 'Ana',
    lastName: 'Anić',
    memberCardBarcode: '101',
    isBackofficeUser: false,
  });
  const { db } = shop.database;
  await db.updateTable('users').set({ barcode: null }).where('barcode', '=', '101').execute();
  const login = { username: values.email ?? '', password: 'lozinka-ana' };
  expect((await createVisitor(shop).run('auth.login', login)).ok).toBe(true);
});

test('an address that already has an account is reported · REG-15 ERR-09', async () => {
  const { username } = await addCustomer(shop);
  const errors = await errorsOf('auth.register', registration({ email: username }));
  expect(errors).toEqual({ email: 'core.notifications.userExists' });
});

test.each([
  ['firstName', '', 'errors.required'],
  ['firstName', 'A'.repeat(201), 'errors.maxLength {"max":200}'],
  ['lastName', ' ', 'errors.required'],
  ['lastName', 'A'.repeat(201), 'errors.maxLength {"max":200}'],
  ['email', '', 'errors.required'],
  ['email', 'ana@example', 'errors.email'],
])(
  'a profile with the %s "%s" is not saved · PROFILE-08 PROFILE-09 PROFILE-10',
  async (name, value, error) => {
    const { username: email } = await addCustomer(shop);
    const data = { firstName: 'Ana', lastName: 'Anić', email, [name]: value };
    expect(await errorsOf('profile.update', data)).toEqual({ [name]: error });
    expect(visitor.calls).not.toContain('user.update');
  },
);

test.each(['auth.register', 'password.set'])(
  'the repeated password of %s must be the same · FORM-08 PWD-08',
  async (command) => {
    const values = { ...registration({ confirmedPassword: 'lozinka-ane' }), token: 't' };
    const { submission } = await visitor.run(command, values, { errorText: true });
    expect(submission?.errors).toEqual({ confirmedPassword: 'Unesene lozinke se ne podudaraju' });
  },
);

test('a card is checked before the profile is saved and read again; a form without it keeps it · PROFILE-01 PROFILE-11', async () => {
  const { username: email, ...who } = await addCustomer(shop);
  await visitor.run('auth.login', { username: email, ...who });
  const form = { firstName: 'Iva', lastName: 'Ivić', email };
  const save = (memberCardBarcode: string) =>
    visitor.run('profile.update', { ...form, memberCardBarcode });
  const refused = await save('999');
  expect(refused.submission?.errors).toEqual({ memberCardBarcode: 'errors.memberCardInvalid' });
  expect(visitor.calls).not.toContain('user.update');
  const saved = await save('101');
  expect(saved).toMatchObject({ ok: true, reload: true });
  expect(saved.notices[0]).toMatchObject({ text: 'core.notifications.profileUpdated' });
  const steps = ['user.validateMembersBarcode', 'user.update'];
  expect(visitor.calls.filter((name) => steps.includes(name))).toEqual(steps);
  expect((await visitor.open('hr')).user).toMatchObject({ ...form, memberCardBarcode: '101' });
  expect(visitor.calls).toContain('user.profile');
  expect((await visitor.run('profile.update', form)).ok).toBe(true);
  expect((await visitor.open('hr')).user).toMatchObject({ memberCardBarcode: '101' });
  expect((await save('')).ok).toBe(true);
});

test('changing the email address requires the password and a confirmation by link · PROFILE-10 PROFILE-11', async () => {
  const account = await addCustomer(shop);
  await visitor.run('auth.login', account);
  const email = `nova-${account.username}`;
  const form = { firstName: 'Ana', lastName: 'Anić', email, memberCardBarcode: '' };
  expect(await errorsOf('profile.update', form)).toEqual({ password: 'errors.required' });
  const wrong = await errorsOf('profile.update', { ...form, password: 'kriva-lozinka' });
  expect(Object.keys(wrong ?? {})).toEqual(['password']);
  const reply = await visitor.run('profile.update', { ...form, password: account.password });
  expect(reply.notices.map(({ text }) => text)).toEqual([
    'core.notifications.profileUpdated',
    'core.notifications.confirmNewEmail',
  ]);
  expect((await visitor.open('hr')).user?.email).toBe(account.username);
});

test('the change of a confirmed address tells that both have to be confirmed · PROFILE-11', async () => {
  const account = await addCustomer(shop);
  const proven = { email_verified_at: '2026-01-01T00:00:00Z' };
  const { db } = shop.database;
  await db.updateTable('users').set(proven).where('email', '=', account.username).execute();
  await visitor.run('auth.login', account);
  const form = { firstName: 'Ana', lastName: 'Anić', password: account.password };
  const email = `nova-${account.username}`;
  const reply = await visitor.run('profile.update', { ...form, email });
  expect(reply.notices.map(({ text }) => text)).toContain('core.notifications.confirmBothEmails');
});

test('the buttons behind email links confirm, and a second press is not an error · AUTH-03 DOI-01', async () => {
  const account = await addCustomer(shop);
  await visitor.run('auth.login', account);
  const email = `nova-${account.username}`;
  const form = { firstName: 'Ana', lastName: 'Anić', email, password: account.password };
  await visitor.run('profile.update', form);
  const mail = await shop.database.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail.changeEmail')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const token = String(mail.payload['token']);
  for (let press = 0; press < 2; press += 1) {
    expect(await visitor.run('form.confirm', { token })).toMatchObject({ ok: true, reload: true });
  }
  expect((await visitor.open('hr')).user?.email).toBe(email);
  expect(await errorsOf('form.confirm', { token: 'x' })).toEqual({ '': 'errors.tokenInvalid' });
  expect(await errorsOf('auth.verify', { token: 'x' })).toEqual({ '': 'errors.tokenInvalid' });
});
