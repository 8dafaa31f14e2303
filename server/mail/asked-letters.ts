import { type AskedLink, openAskedLink } from '../services/account/asked-links.ts';
import { linkComposers } from './link-letters.ts';
import type { Compose } from './mail.ts';

/** Links that were asked for by an address: only now is it looked up who that is. */
export const askedComposers: Readonly<Record<`asked.${AskedLink}`, Compose>> = {
  'asked.setPassword': composer('setPassword'),
  'asked.verifyEmail': composer('verifyEmail'),
};

function composer(kind: AskedLink): Compose {
  return async (context, payload) => {
    const email = await openAskedLink(context.db, kind, payload, new Date());
    return email === null ? null : linkComposers[`mail.${kind}`](context, { ...payload, email });
  };
}
