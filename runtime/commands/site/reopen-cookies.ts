import { type Command, succeed } from '../command.ts';

/** Shows the cookie notice again, so the choice can be changed. */
export const reopenCookies: Command = {
  name: 'cookies.reopen',
  async run({ cookies }) {
    cookies.delete('cookie_choice');
    return succeed({ session: { cookieChoice: 'none' } });
  },
};
