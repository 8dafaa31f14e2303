import { defaultLanguage, type Language, parseLanguage } from '#schemas/languages.ts';
import { siteCurrency } from '#schemas/money/site-currency.ts';
import { fill } from './fill.ts';
import type { Letter } from './letter.ts';
import type { Compose, MailContext } from './mail.ts';
import { textsOfMail, variablesOf } from './own-mail-texts.ts';

/** In minor units. */
const sampleAmount = 2_400;

/** Returns a mail with the texts of staff and with sample values. */
export function sampleLetter(
  { texts, publicUrl, format, currency }: MailContext,
  name: string,
  language: Language,
): Letter {
  const t = textsOfMail(name, language, texts);
  const date = format.date('2030-01-15T12:00:00.000Z', language);
  const samples = {
    number: '2030-000123',
    email: 'name@example.com',
    amount: format.price(sampleAmount, language, siteCurrency.code, currency),
    date,
    title: t['sample'] ?? '',
  };
  const filled = (text = '') => {
    const others = variablesOf(text).map((variable) => [variable, `[${variable}]`]);
    return fill(text, { ...Object.fromEntries(others), ...samples });
  };
  return {
    language,
    subject: filled(t['subject']),
    preview: filled(t['lead']),
    title: filled(t['title']),
    parts: [
      { kind: 'text', text: filled(t['lead']) },
      ...(t['button'] ? [{ kind: 'button', label: t['button'], href: publicUrl } as const] : []),
    ],
  };
}

/** Composes a mail with sample values, for the staff member who requested it. */
export const composeSample: Compose = async (context, { email, name, language }) => {
  if (typeof email !== 'string' || typeof name !== 'string') return null;
  const shown = parseLanguage(String(language)) ?? defaultLanguage;
  return { to: email, letter: sampleLetter(context, name, shown) };
};
