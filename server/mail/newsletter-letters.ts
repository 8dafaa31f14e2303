import { defaultLanguage, parseLanguage } from '#schemas/languages.ts';
import { unsubscribePath } from '../services/content/unsubscribe-path.ts';
import type { Compose } from './mail.ts';

/** The first newsletter mail, once a subscription is confirmed. */
export const composeWelcome: Compose = async ({ db, publicUrl, texts }, { subscriberId }) => {
  const subscriber = await db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'language'])
    .where('id', '=', Number(subscriberId))
    .where('unsubscribed_at', 'is', null)
    .executeTakeFirst();
  if (!subscriber) return null;
  const language = parseLanguage(subscriber.language) ?? defaultLanguage;
  const { subject, title, lead, why, unsubscribe: label } = texts(language).newsletter;
  const unsubscribe = publicUrl + (await unsubscribePath(db, subscriber.id));
  return {
    to: subscriber.email,
    unsubscribe,
    letter: {
      language,
      subject,
      preview: lead,
      title,
      parts: [
        { kind: 'text', text: lead },
        { kind: 'quiet', text: why },
        { kind: 'link', label, href: unsubscribe },
      ],
    },
  };
};
