import { limits } from '#schemas/constants.ts';
import {
  checkFields,
  email,
  lettersOnly,
  maxLength,
  minLength,
  repeats,
  required,
} from '../../forms/rules.ts';
import { homeHref } from '../../routes/href.ts';
import { fieldValue } from '../../store/forms.ts';
import { cardRefusalKey, memberCardCookie } from '../cart/member-card.ts';
import { applyKnownCard } from '../cart/own-card.ts';
import { consentIds, logConsents, missingConsents } from '../checkout/consents.ts';
import {
  type Command,
  type CommandContext,
  type CommandResult,
  refuse,
  succeed,
} from '../command.ts';
import { saveAccountStep } from './account-step.ts';
import { mergeGuestWishes } from './guest-wishes.ts';
import { rememberDevice } from './known-device.ts';
import { saveTokens } from './tokens.ts';

const name = [required, lettersOnly, maxLength(200)];

const rules = {
  firstName: name,
  lastName: name,
  email: [required, email],
  password: [required, minLength(limits.passwordMin)],
  confirmedPassword: [required, repeats('password')],
};

/** Checks the card first, then the form and the consents, then creates the account (REG-08). */
export const register: Command = {
  name: 'auth.register',
  async run(context, values) {
    const barcode = fieldValue(values, memberCardCookie).trim();
    const cardRefusal = await checkCard(context, barcode);
    if (cardRefusal) return cardRefusal;
    const errors = checkFields(values, rules);
    const consents = await missingConsents(context, 'registerForm', values);
    if (!consents.ok) return refuse(consents.error);
    errors.push(...consents.value);
    if (errors.length > 0) return refuse(...errors);
    const username = fieldValue(values, 'email').trim();
    const password = fieldValue(values, 'password');
    const response = await context.api.call('user.register', {
      details: {
        firstName: fieldValue(values, 'firstName'),
        lastName: fieldValue(values, 'lastName'),
      },
      email: username,
      password,
      username,
      ...(barcode ? { memberCardBarcode: barcode } : {}),
      consents: consentIds(values),
      captchaResponse: fieldValue(values, 'captchaResponse'),
    });
    if (!response.ok) {
      const { code, field = 'email' } = response.error;
      return refuse(code === 'captchaFailed' ? response.error : { ...response.error, field });
    }
    if (response.value.verificationToken) {
      const notices = await logConsents(context, 'registerForm', values, username);
      const confirm = { kind: 'info', key: 'core.notifications.confirmEmail' } as const;
      return succeed({
        notices: [confirm, ...notices],
        session: saveAccountStep(context.cookies, { kind: 'confirmationSent', email: username }),
      });
    }
    await logInAs(context, username, password);
    const api = await context.apiAfterLogin();
    // Logs the consents as the new account: consents of an unconfirmed address are shown only to the account
    // that gave them.
    const notices = await logConsents({ ...context, api }, 'registerForm', values, username);
    const card = await applyKnownCard(api, context.cookies, { memberCardBarcode: barcode });
    const merged = await mergeGuestWishes(api, context.cookies);
    const welcome = { kind: 'success', key: 'core.notifications.registered' } as const;
    return succeed({
      notices: [welcome, ...card, ...merged, ...notices],
      session: saveAccountStep(context.cookies, { kind: 'registered', email: username }),
      redirect: homeHref(context.language),
    });
  },
};

async function logInAs({ api, cookies }: CommandContext, username: string, password: string) {
  const response = await api.call('auth.login', { username, password });
  if (!response.ok) return;
  saveTokens(cookies, response.value.tokens);
  rememberDevice(cookies, response.value.device);
}

/**
 * Checks a card before its form is sent. Returns the refusal of a card that is invalid or could not be checked
 * (ERR-25, ERR-26).
 */
export async function checkCard(
  { api }: CommandContext,
  barcode: string,
): Promise<CommandResult | null> {
  if (barcode === '') return null;
  const checked = await api.call('user.validateMembersBarcode', { barcode });
  if (checked.ok && checked.value.isValid) return null;
  const code = checked.ok ? 'memberCardInvalid' : checked.error.code;
  const notices = [{ kind: 'error', key: cardRefusalKey(code) }] as const;
  return { ...refuse({ code, field: memberCardCookie }), outcome: { notices } };
}
