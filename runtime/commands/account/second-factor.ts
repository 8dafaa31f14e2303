import { checkFields, required } from '../../forms/rules.ts';
import { screenHref } from '../../routes/href.ts';
import { fieldValue } from '../../store/forms.ts';
import {
  type Command,
  type CommandContext,
  type CommandResult,
  refuse,
  succeed,
} from '../command.ts';
import type { CookieJar } from '../cookie-jar.ts';
import { codeParameter } from './code-parameter.ts';
import { rememberDevice } from './known-device.ts';
import { saveTokens } from './tokens.ts';

/** Name of the cookie that proves for some minutes that the password was right. */
const cookie = 'second_factor';
/** Lifetime of the cookie in seconds. */
const life = 600;

/** Redirects to the page that asks for the code. */
export function askForCode(
  { cookies, language }: Pick<CommandContext, 'cookies' | 'language'>,
  challenge: string,
): CommandResult {
  cookies.set(cookie, challenge, { maxAge: life });
  return succeed({ redirect: `${screenHref(language, 'admin-login')}?${codeParameter}=1` });
}

const challengeOf = (cookies: CookieJar): string => cookies.get(cookie)?.slice(0, 200) || '-';

/** Checks the code: the second step of the staff login. */
export const enterCode: Command = {
  name: 'auth.secondFactor',
  async run({ api, cookies }, values) {
    const errors = checkFields(values, { code: [required] });
    if (errors.length > 0) return refuse(...errors);
    const code = fieldValue(values, 'code').trim();
    const challenge = challengeOf(cookies);
    const response = await api.call('auth.secondFactor', { challenge, code });
    if (!response.ok) return refuse(response.error);
    cookies.delete(cookie);
    saveTokens(cookies, response.value.tokens);
    rememberDevice(cookies, response.value.device);
    // The login page redirects logged-in staff.
    return succeed({ reload: true });
  },
};
