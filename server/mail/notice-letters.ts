import { defaultLanguage, parseLanguage } from '#schemas/languages.ts';
import { fill } from './fill.ts';
import { type Compose, screenUrl } from './mail.ts';
import { type NoticeMail, noticeKinds } from './notice-kinds.ts';

/** The screen that the button opens. */
const screens: Readonly<Record<NoticeMail, string>> = {
  emailChangeRequested: 'forgot-password',
  emailChanged: 'login',
  accountExists: 'login',
  accountDeleted: 'shop',
  passkeyAdded: 'profile',
  passkeyRemoved: 'profile',
  alreadySubscribed: 'blog',
};

export const noticeComposers: Readonly<Record<string, Compose>> = {
  [noticeKinds.emailChangeRequested]: composer('emailChangeRequested'),
  [noticeKinds.emailChanged]: composer('emailChanged'),
  [noticeKinds.accountExists]: composer('accountExists'),
  [noticeKinds.accountDeleted]: composer('accountDeleted'),
  [noticeKinds.passkeyAdded]: composer('passkeyAdded'),
  [noticeKinds.passkeyRemoved]: composer('passkeyRemoved'),
  [noticeKinds.alreadySubscribed]: composer('alreadySubscribed'),
};

function composer(kind: NoticeMail): Compose {
  return async (context, { email, language: wanted, newEmail = '' }) => {
    if (typeof email !== 'string') return null;
    const language = parseLanguage(String(wanted)) ?? defaultLanguage;
    const { subject, title, lead: text, advice, button } = context.texts(language).notices[kind];
    const lead = fill(text, { email: String(newEmail) });
    const { email: shop } = context.company;
    return {
      to: email,
      ...(shop && { replyTo: shop }),
      letter: {
        language,
        subject,
        preview: lead,
        title,
        parts: [
          { kind: 'text', text: lead },
          { kind: 'text', text: advice },
          { kind: 'button', label: button, href: screenUrl(context, language, screens[kind]) },
        ],
      },
    };
  };
}
