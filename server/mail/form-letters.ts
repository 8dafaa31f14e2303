import { defaultLanguage, localize, parseLanguage, textsIn } from '#schemas/languages.ts';
import { formAnswers } from '#schemas/rules/form-answers.ts';
import { formOf } from '../services/content/forms.ts';
import { fill } from './fill.ts';
import type { Compose } from './mail.ts';
import { mailTexts } from './mail-texts.ts';

/** Notifies staff of a form entry. */
export const composeFormEntry: Compose = async ({ db, staff, format }, { entryId }) => {
  const entry = await db
    .selectFrom('form_entries')
    .selectAll()
    .where('id', '=', Number(entryId))
    .executeTakeFirst();
  if (!entry || staff === null) return null;
  const form = await db
    .selectFrom('forms')
    .select(['id', 'key', 'title', 'fields', 'settings'])
    .where('key', '=', entry.form_key)
    .executeTakeFirst();
  const fields = form ? formOf(form, defaultLanguage).fields : [];
  const title = form ? localize(form.title, defaultLanguage) : entry.form_key;
  const t = textsIn(mailTexts, defaultLanguage).staff.form;
  const answers = formAnswers(fields, entry.data, {
    yes: t.yes,
    // In UTC noon is on the same day as in the shop.
    date: (day) => format.date(`${day}T12:00:00Z`, defaultLanguage),
  });
  return {
    to: staff,
    ...(entry.email !== null && { replyTo: entry.email }),
    letter: {
      language: defaultLanguage,
      subject: fill(t.subject, { title: oneLine(title) }),
      preview: fill(t.preview, { title: oneLine(title) }),
      title,
      parts: [
        { kind: 'facts', rows: answers.map(({ label, text }) => [label, text] as const) },
        ...(entry.page_path === null
          ? []
          : [{ kind: 'quiet', text: fill(t.page, { page: entry.page_path }) } as const]),
        {
          kind: 'quiet',
          text: fill(t.sent, { at: format.instant(entry.created_at, defaultLanguage) }),
        },
      ],
    },
  };
};

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Tells the sender that the form has arrived. */
export const composeFormReceipt: Compose = async (
  { db, company, texts },
  { formKey, email, language },
) => {
  const form = await db
    .selectFrom('forms')
    .select('title')
    .where('key', '=', String(formKey))
    .executeTakeFirst();
  if (!form || typeof email !== 'string') return null;
  const shown = parseLanguage(String(language)) ?? defaultLanguage;
  const t = texts(shown).formReceipt;
  const title = oneLine(localize(form.title, shown));
  const lead = fill(t.lead, { title });
  const { email: shop } = company;
  return {
    to: email,
    ...(shop && { replyTo: shop }),
    letter: {
      language: shown,
      subject: fill(t.subject, { title }),
      preview: lead,
      title: t.title,
      parts: [
        { kind: 'text', text: lead },
        { kind: 'quiet', text: t.ignore },
      ],
    },
  };
};
