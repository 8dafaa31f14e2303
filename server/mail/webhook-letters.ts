import { defaultLanguage, textsIn } from '#schemas/languages.ts';
import { fill } from './fill.ts';
import { type Compose, screenUrl } from './mail.ts';
import { mailTexts } from './mail-texts.ts';

/** Notifies the staff that the shop has stopped sending to an endpoint. */
export const composeWebhookPaused: Compose = async (context, { webhook: id }) => {
  const webhook = await context.db
    .selectFrom('webhooks')
    .select(['name', 'url'])
    .where('id', '=', String(id))
    .executeTakeFirst();
  if (!webhook || context.staff === null) return null;
  const t = textsIn(mailTexts, defaultLanguage).staff.webhookPaused;
  const lead = fill(t.lead, webhook);
  const href = `${screenUrl(context, defaultLanguage, 'admin')}/webhooks/record/${id}`;
  return {
    to: context.staff,
    letter: {
      language: defaultLanguage,
      subject: fill(t.subject, webhook),
      preview: lead,
      title: t.title,
      parts: [
        { kind: 'text', text: lead },
        { kind: 'button', label: t.button, href },
      ],
    },
  };
};
