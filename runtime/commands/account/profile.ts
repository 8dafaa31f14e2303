import { cookieMaxAge, limits } from '#schemas/constants.ts';
import {
  checkFields,
  differsFrom,
  email,
  maxLength,
  minLength,
  repeats,
  required,
} from '../../forms/rules.ts';
import { screenHref } from '../../routes/href.ts';
import { fieldValue } from '../../store/forms.ts';
import { applyKnownCard } from '../cart/own-card.ts';
import { type Command, type CommandContext, refuse, succeed } from '../command.ts';
import { saveAccountStep } from './account-step.ts';
import { rememberDevice } from './known-device.ts';
import { checkCard } from './register.ts';

const cardCookie = 'memberCardBarcode';

/** Updates name, address and card of the customer, and the card's cookie (CARD-15, CARD-16). */
export const updateProfile: Command = {
  name: 'profile.update',
  async run(context, values) {
    // A form without the field keeps the card.
    const barcode = cardCookie in values ? fieldValue(values, cardCookie).trim() : null;
    const cardRefusal = await checkCard(context, barcode ?? '');
    if (cardRefusal) return cardRefusal;
    const name = [required, maxLength(200)];
    const rules = { firstName: name, lastName: name, email: [required, email] };
    const errors = checkFields(values, rules);
    if (errors.length > 0) return refuse(...errors);
    const address = fieldValue(values, 'email').trim();
    const password = fieldValue(values, 'password');
    const updated = await context.api.call('user.update', {
      details: {
        firstName: fieldValue(values, 'firstName'),
        lastName: fieldValue(values, 'lastName'),
      },
      email: address,
      username: address,
      ...(barcode === null ? {} : { memberCardBarcode: barcode }),
      ...(password === '' ? {} : { password }),
    });
    if (!updated.ok) return refuse(updated.error);
    const card = barcode === null ? [] : await applyNewCard(context, barcode);
    const saved = { kind: 'success', key: 'core.notifications.profileUpdated' } as const;
    const isWaiting = updated.value.email.toLowerCase() !== address.toLowerCase();
    const links = updated.value.emailVerified ? 'confirmBothEmails' : 'confirmNewEmail';
    const waiting = { kind: 'info', key: `core.notifications.${links}` } as const;
    const notices = [saved, ...(isWaiting ? [waiting] : []), ...card];
    return succeed({ notices, reload: true });
  },
};

/** Keeps the cookie in sync with the card of the customer, and returns the notices of a card that the cart takes. */
async function applyNewCard({ api, cookies, session }: CommandContext, barcode: string) {
  const kept = cookies.get(cardCookie);
  if (barcode === '') cookies.delete(cardCookie);
  else if (kept !== null && kept !== barcode) {
    cookies.set(cardCookie, barcode, { maxAge: cookieMaxAge.default });
  }
  const isNew = barcode !== session.user?.memberCardBarcode;
  return applyKnownCard(api, cookies, { memberCardBarcode: isNew ? barcode : null });
}

const passwordRules = {
  oldPassword: [required, minLength(limits.passwordMin)],
  newPassword: [required, minLength(limits.passwordMin), differsFrom('oldPassword')],
  newPasswordAgain: [required, repeats('newPassword')],
};

export const changePassword: Command = {
  name: 'password.change',
  async run({ api }, values) {
    const errors = checkFields(values, passwordRules);
    if (errors.length > 0) return refuse(...errors);
    const oldPassword = fieldValue(values, 'oldPassword');
    const newPassword = fieldValue(values, 'newPassword');
    const changed = await api.call('password.reset', { oldPassword, newPassword });
    if (!changed.ok) return refuse({ field: 'oldPassword', ...changed.error });
    return succeed({ notices: [{ kind: 'success', key: 'core.notifications.passwordChanged' }] });
  },
};

/** Responds the same for known and unknown addresses. */
export const forgotPassword: Command = {
  name: 'password.forgot',
  async run({ api, cookies }, values) {
    const errors = checkFields(values, { email: [required, email] });
    if (errors.length > 0) return refuse(...errors);
    const address = fieldValue(values, 'email').trim();
    const sent = await api.call('password.forgot', {
      email: address,
      captchaResponse: fieldValue(values, 'captchaResponse'),
    });
    if (!sent.ok) return refuse(sent.error);
    return succeed({
      notices: [{ kind: 'info', key: 'core.notifications.passwordForgot' }],
      session: saveAccountStep(cookies, { kind: 'passwordLinkSent', email: address }),
    });
  },
};

const newPasswordRules = {
  password: [required, minLength(limits.passwordMin)],
  confirmedPassword: [required, repeats('password')],
};

/** The email link contains the token; after setting the password the visitor is redirected to login. */
export const setPassword: Command = {
  name: 'password.set',
  async run({ api, language, cookies }, values) {
    const errors = checkFields(values, newPasswordRules);
    if (errors.length > 0) return refuse(...errors);
    const token = fieldValue(values, 'token');
    const set = await api.call('password.set', { token, password: fieldValue(values, 'password') });
    if (!set.ok) return refuse(set.error);
    rememberDevice(cookies, set.value.device);
    const notices = [{ kind: 'success', key: 'core.notifications.passwordChanged' }] as const;
    return succeed({
      notices,
      session: saveAccountStep(cookies, { kind: 'passwordSaved', email: '' }),
      redirect: screenHref(language, 'login'),
    });
  },
};
