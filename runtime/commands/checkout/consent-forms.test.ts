import { expect, test } from 'vitest';
import { fail, ok } from '#schemas/result.ts';
import type { FormValues } from '../../store/forms.ts';
import type { CommandContext } from '../command.ts';
import { createCookieJar } from '../cookie-jar.ts';
import { runCommand } from '../run-command.ts';

const email = 'ana@example.com';
const person = { firstName: 'Ana', lastName: 'Anić' };
const password = 'lozinka-ana';
const account = { ...person, email, password, confirmedPassword: password };
const cart = {
  items: [],
  addresses: [{ type: 'Main', contactEmail: email }, { type: 'Shipping' }],
  addressFields: { required: [], invoice: [] },
  deliveryMethodId: 1,
  digitalOnly: false,
};
const consents = [
  { id: 1, isRequired: true },
  { id: 2, isRequired: false },
  { id: 3, isRequired: true },
];
const responses: Readonly<Record<string, unknown>> = {
  'consent.filterForWeb': { data: consents },
  'consent.logCreate': { done: true },
  'cart.getCart': cart,
  'cart.updateGuestUser': { id: 'g' },
  'cart.validateCart': { validateMemberCard: true },
  'master.commons': { countries: [] },
  'checkout.getApplicableDeliveryMethods': [],
  'checkout.savePaymentMethod': cart,
  'checkout.createOrder': { html: null, orderSlug: 'x' },
  'user.register': {},
  'auth.login': { tokens: { accessToken: 'a', refreshToken: 'r' }, device: 'd' },
  'newsletter.subscribe': {},
  'form.get': {
    id: 7,
    fields: [{ name: 'mail', label: 'Mail', type: 'email', required: true }],
    captcha: null,
    formType: 'productAvailabilityForm',
  },
  'form.storeData': {},
};

/** Sends a form of a shop where some calls give other responses; returns the reply and the calls. */
async function send(
  command: string,
  values: FormValues,
  other: Readonly<Record<string, unknown>> = {},
) {
  const calls: (readonly [name: string, input: object])[] = [];
  const api = {
    call: async (name: string, input: object) => {
      calls.push([name, input]);
      const response = { ...responses, ...other }[name];
      return response === undefined ? fail('unavailable') : ok(response);
    },
  };
  const context = {
    api,
    apiAfterLogin: async () => api,
    session: { user: null, cart, wishlist: [], cookieChoice: 'all' },
    cookies: createCookieJar({ cartId: 'c', protectCode: 'p' }),
    language: 'hr',
    url: new URL('http://shop.test/'),
  } as unknown as CommandContext;
  const reply = await runCommand(command, values, context, (key) => key);
  const inputsOf = (call: string) => calls.flatMap(([name, input]) => (name === call ? input : []));
  return { reply, inputsOf };
}

const forms = [
  ['checkout.address', 'addressForm', { ...person, contactEmail: email }, 'cart.updateGuestUser'],
  ['order.create', 'checkoutForm', { paymentMethodId: '1' }, 'checkout.createOrder'],
  ['auth.register', 'registerForm', account, 'user.register'],
  ['newsletter.subscribe', 'newsletter', { email }, 'newsletter.subscribe'],
  [
    'form.send',
    'productAvailabilityForm',
    { formId: '7', openedAt: '0', 'field.mail': email },
    'form.storeData',
  ],
] as const;

test.each(forms)(
  '%s reads the consents of %s, and is done once all required ones are given · CONSENT-01 CONSENT-05 CHK-A-20 CHK-P-05 ERR-21 REG-07',
  async (command, formType, values, done) => {
    for (const given of ['', '2', '1', ['2', '3']]) {
      const { reply, inputsOf } = await send(command, { ...values, consents: given });
      expect(inputsOf('consent.filterForWeb')).toEqual([{ forWeb: true, assigned_to: formType }]);
      const errors = { consents: 'core.notifications.consentRequired' };
      expect(reply).toMatchObject({ ok: false, redirect: null, submission: { errors } });
      expect(inputsOf(done)).toEqual([]);
    }
    const { reply, inputsOf } = await send(command, { ...values, consents: ['1', '3'] });
    expect(reply.ok).toBe(true);
    expect(inputsOf(done)).toHaveLength(1);
  },
);

test.each(forms)(
  '%s is not done while the consents of %s cannot be loaded, and says so · CHK-A-20 CHK-P-05 CONSENT-03 ERR-17',
  async (command, _, values, done) => {
    const consents = { consents: ['1', '2', '3'] };
    const lost = { 'consent.filterForWeb': undefined };
    const { reply, inputsOf } = await send(command, { ...values, ...consents }, lost);
    expect(reply).toMatchObject({ ok: false, redirect: null });
    expect(reply.notices.map(({ text }) => text)).toEqual(['error.consentsNotFetched']);
    expect(inputsOf(done)).toEqual([]);
  },
);

test.each([
  ...forms.slice(0, 3).map((form) => [...form, {}] as const),
  [...forms[2], { 'user.register': { verificationToken: 't' } }] as const,
])(
  'the consents given by %s are logged for %s, with their time and the person; a failure is reported · CONSENT-06 CONSENT-07 REG-07',
  async (command, formType, values, _, other) => {
    const given = { ...values, consents: ['1', '2', '3'] };
    const { reply, inputsOf } = await send(command, given, other);
    expect(reply.ok).toBe(true);
    const user = { userType: 'webUser', email };
    const statusTimestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(inputsOf('consent.logCreate')).toEqual([
      {
        status: 'accepted',
        statusTimestamp,
        sourceType: 'cmsSite',
        assigned_to: formType,
        consents: [1, 2, 3],
        user,
      },
    ]);
    const failed = await send(command, given, { ...other, 'consent.logCreate': undefined });
    expect(failed.reply.ok).toBe(true);
    const reported = failed.reply.notices.map(({ kind, text }) => `${kind} ${text}`);
    expect(reported).toContain('error error.failedConsentLog');
  },
);

test.each(forms.slice(3))(
  '%s sends the given consents of %s and its captcha with its data, whose call logs them · CONSENT-06 FORM-14 FORM-16',
  async (command, _, values, done) => {
    const given = { consents: ['1', '2', '3'], captchaResponse: 'human' };
    const { inputsOf } = await send(command, { ...values, ...given });
    expect(inputsOf(done)).toMatchObject([{ consents: [1, 2, 3], captchaResponse: 'human' }]);
  },
);
