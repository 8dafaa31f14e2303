import type { LoadContext } from '../block/types.ts';
import { homeHref } from '../routes/href.ts';
import { addedNode } from './added-node.ts';
import type { PageNode } from './payload.ts';

type Visit = Pick<LoadContext, 'url' | 'language' | 'session' | 't'>;

/** The home page greets a customer who has just registered or logged in by a link; unlike a toast it stays. */
export function accountWelcome({ url, language, session, t }: Visit): readonly PageNode[] {
  const { user, accountStep } = session;
  const kind = accountStep?.kind;
  const isNew = kind === 'registered' || kind === 'loggedInByLink';
  if (url.pathname !== homeHref(language) || !user || !isNew) return [];
  const name = user.firstName || user.email;
  return [
    addedNode({
      id: 'account-welcome',
      type: 'banner',
      options: {
        kicker: '',
        title: t(`core.account.${kind}`, { name }),
        text: t(`core.account.${kind}Text`, { email: user.email }),
        picture: null,
        side: 'end',
        ground: 'quiet',
        actions: [{ id: 'profile', label: t('core.account.open'), target: 'screen:profile' }],
      },
    }),
  ];
}
