import { type Command, succeed } from '../command.ts';

/** Shows the cookie notice again, so that a choice can be changed. */
export const reopenCookies: Command = {
  name: 'cookies.reopen',
  async run({ cookies }) {
    cookies.delete('cookie_choice');
    return succeed({ session: { cookieChoice: 'none' } });
  },
};
