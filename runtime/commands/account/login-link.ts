import { checkFields, email, required } from '../../forms/rules.ts';
import { homeHref } from '../../routes/href.ts';
import { fieldValue } from '../../store/forms.ts';
import { type Command, refuse, succeed } from '../command.ts';
import { saveAccountStep } from './account-step.ts';
import { saveTokens } from './tokens.ts';
import { welcomeBack } from './welcome-back.ts';

/** Responds the same for known and unknown addresses. */
export const requestLoginLink: Command = {
  name: 'auth.requestLink',
  async run({ api, cookies }, values) {
    const errors = checkFields(values, { email: [required, email] });
    if (errors.length > 0) return refuse(...errors);
    const address = fieldValue(values, 'email').trim();
    const sent = await api.call('auth.requestLink', {
      email: address,
      captchaResponse: fieldValue(values, 'captchaResponse'),
    });
    if (!sent.ok) return refuse(sent.error);
    return succeed({
      notices: [{ kind: 'info', key: 'core.notifications.loginLinkSent' }],
      session: saveAccountStep(cookies, { kind: 'loginLinkSent', email: address }),
    });
  },
};

/** Logs in: the command of the button on the page that the mailed link opens. */
export const useLoginLink: Command = {
  name: 'auth.linkLogin',
  async run(context, values) {
    const { cookies, language } = context;
    const response = await context.api.call('auth.linkLogin', {
      token: fieldValue(values, 'token'),
    });
    if (!response.ok) return refuse(response.error);
    saveTokens(cookies, response.value.tokens);
    const notices = await welcomeBack(context, 'core.login.success');
    const session = saveAccountStep(cookies, { kind: 'loggedInByLink', email: '' });
    return succeed({ notices, session, redirect: homeHref(language) });
  },
};
