import { cookieMaxAge } from '#schemas/constants.ts';
import { fieldValue } from '../../store/forms.ts';
import { type Command, refuse, succeed } from '../command.ts';

/** Response to the cookie notice: all cookies, or only the necessary ones. */
export const chooseCookies: Command = {
  name: 'cookies.choose',
  async run({ cookies }, values) {
    const choice = fieldValue(values, 'choice');
    if (choice !== 'all' && choice !== 'necessary') return refuse({ code: 'badRequest' });
    cookies.set('cookie_choice', choice, { maxAge: cookieMaxAge.default, httpOnly: false });
    return succeed({ session: { cookieChoice: choice } });
  },
};
