import { siteSetting } from '../services/site/site-options.ts';
import type { Company, MailContext } from './mail.ts';
import { loadMailTexts } from './own-mail-texts.ts';

type Given = Pick<MailContext, 'db' | 'publicUrl' | 'screens' | 'format'>;

/** Reads what all mails need; staff get theirs at the given address, else at that of the company. */
export async function loadMailContext(
  { db, publicUrl, screens, format }: Given,
  staff: string | null,
): Promise<MailContext> {
  const [company, currency, texts] = await Promise.all([
    siteSetting(db, 'company'),
    siteSetting(db, 'currency'),
    loadMailTexts(db),
  ]);
  const known: Company = company ?? {};
  return {
    db,
    publicUrl,
    screens,
    format,
    company: known,
    currency,
    texts,
    staff: staff ?? known['email'] ?? null,
  };
}
