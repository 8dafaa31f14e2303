import type { FormField } from '#schemas/entities/form.ts';
import { defaultLanguage, localize, parseLanguage, textsIn } from '#schemas/languages.ts';
import { formOf } from '../services/content/forms.ts';
import { fill } from './fill.ts';
import type { Compose } from './mail.ts';
import type { MailFormat } from './mail-format.ts';
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
  const answers = inOrder(Object.keys(entry.data), fields).map((name) => {
    const field = fields.find((each) => each.name === name);
    return [field?.label ?? name, answerText(field, entry.data[name], format, t.yes)] as const;
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
        { kind: 'facts', rows: answers },
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

/** Sorts names as the fields of the form; the database keeps no order. Fields that the form no longer has come last. */
function inOrder(names: readonly string[], fields: readonly FormField[]): string[] {
  const known = fields.map(({ name }) => name).filter((name) => names.includes(name));
  return [...known, ...names.filter((name) => !known.includes(name))];
}

/** Returns what the visitor entered as people read it: choices by their labels, dates in words. */
function answerText(
  field: FormField | undefined,
  value: unknown,
  format: MailFormat,
  yes: string,
): string {
  if (Array.isArray(value)) {
    return value.map((each) => answerText(field, each, format, yes)).join(', ');
  }
  if (value === true) return yes;
  const text = String(value);
  // In UTC noon is on the same day as in the shop.
  if (field?.type === 'date') return format.date(`${text}T12:00:00Z`, defaultLanguage);
  return field?.options?.find((option) => option.value === text)?.label ?? text;
}

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
