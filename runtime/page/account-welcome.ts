import type { Translate } from '../i18n/translator.ts';
import type { SessionState } from '../store/session.ts';
import type { PageNode } from './payload.ts';

/** The home page greets a customer who has just registered or logged in by a link; unlike a toast it stays. */
export function accountWelcome(
  screen: string,
  { user, accountStep }: SessionState,
  t: Translate,
): readonly PageNode[] {
  const kind = accountStep?.kind;
  const isNew = kind === 'registered' || kind === 'loggedInByLink';
  if (screen !== 'home' || !user || !isNew) return [];
  const name = user.firstName || user.email;
  return [
    {
      id: 'account-welcome',
      type: 'banner',
      hydrate: 'none',
      meta: {},
      options: {
        kicker: '',
        title: t(`core.account.${kind}`, { name }),
        text: t(`core.account.${kind}Text`, { email: user.email }),
        picture: null,
        side: 'end',
        ground: 'quiet',
        actions: [{ id: 'profile', label: t('core.account.open'), target: 'screen:profile' }],
      },
      mobileOptions: {},
      data: null,
      slots: {},
      error: null,
    },
  ];
}
