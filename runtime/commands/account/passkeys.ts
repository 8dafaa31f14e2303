import type { EndpointInput } from '#schemas/api/contract.ts';
import type { AppError } from '#schemas/result.ts';
import { checkFields, required } from '../../forms/rules.ts';
import { homeHref, screenHref } from '../../routes/href.ts';
import { type FormValues, fieldValue } from '../../store/forms.ts';
import { type Command, type CommandResult, refuse, succeed } from '../command.ts';
import { rememberDevice } from './known-device.ts';
import { saveTokens } from './tokens.ts';
import { welcomeBack } from './welcome-back.ts';

const passwordField = 'passkeyPassword';

/**
 * Logs in with the credential from the browser's passkey dialog; visitors stay where they are, as after a
 * login with a password.
 */
export const logInWithPasskey: Command = {
  name: 'auth.passkey',
  async run(context, values) {
    const credential = readCredential<'auth.passkey'>(values);
    if (!credential) return refuse({ code: 'passkeyRefused' });
    const response = await context.api.call('auth.passkey', { credential });
    if (!response.ok) return refuse(response.error);
    const { cookies, language, url } = context;
    saveTokens(cookies, response.value.tokens);
    rememberDevice(cookies, response.value.device);
    const notices = await welcomeBack(context, 'core.login.success');
    const isLoginPage = url.pathname === screenHref(language, 'login');
    return succeed(
      isLoginPage ? { notices, redirect: homeHref(language) } : { notices, reload: true },
    );
  },
};

/** Checks the password and redirects to the profile, which can then create a passkey. */
export const beginPasskey: Command = {
  name: 'passkey.begin',
  async run({ api, language }, values) {
    const begun = await api.call('passkey.begin', passwordIn(values));
    if (!begun.ok) return refuse(atPassword(begun.error));
    const query = new URLSearchParams({ passkey: begun.value.token });
    return succeed({ redirect: `${screenHref(language, 'profile')}?${query}#passkeys` });
  },
};

export const addPasskey: Command = {
  name: 'passkey.add',
  async run({ api, language }, values) {
    const errors = checkName(values);
    if (errors.length > 0) return refuse(...errors);
    const credential = readCredential<'passkey.add'>(values);
    if (!credential) return refuse({ code: 'passkeyRefused' });
    const added = await api.call('passkey.add', { name: nameIn(values), credential });
    return added.ok ? changed(language, 'passkeyAdded') : refuse(added.error);
  },
};

export const renamePasskey: Command = {
  name: 'passkey.rename',
  async run({ api, language }, values) {
    const errors = checkName(values);
    if (errors.length > 0) return refuse(...errors);
    const id = fieldValue(values, 'id');
    const renamed = await api.call('passkey.rename', { id, name: nameIn(values) });
    return renamed.ok ? changed(language, 'passkeyRenamed') : refuse(renamed.error);
  },
};

export const removePasskey: Command = {
  name: 'passkey.remove',
  async run({ api, language }, values) {
    const id = fieldValue(values, 'id');
    const removed = await api.call('passkey.remove', { id, ...passwordIn(values) });
    return removed.ok ? changed(language, 'passkeyRemoved') : refuse(atPassword(removed.error));
  },
};

function changed(
  language: Parameters<typeof screenHref>[0],
  key: 'passkeyAdded' | 'passkeyRenamed' | 'passkeyRemoved',
): CommandResult {
  const notices = [{ kind: 'success', key: `core.notifications.${key}` }] as const;
  return succeed({ notices, redirect: `${screenHref(language, 'profile')}#passkeys` });
}

const checkName = (values: FormValues) => checkFields(values, { passkeyName: [required] });

const nameIn = (values: FormValues) => fieldValue(values, 'passkeyName').trim().slice(0, 100);

function passwordIn(values: FormValues): { readonly password?: string } {
  const password = fieldValue(values, passwordField);
  return password === '' ? {} : { password };
}

function atPassword({ field, ...error }: AppError): AppError {
  return field === undefined ? error : { ...error, field: passwordField };
}

/** Parses the credential that the browser sent; the API validates its fields. */
function readCredential<N extends 'auth.passkey' | 'passkey.add'>(values: FormValues) {
  try {
    return JSON.parse(fieldValue(values, 'credential')) as EndpointInput<N>['credential'];
  } catch {
    return null;
  }
}
