import type { Migration } from './migration.ts';

/** A change of address is confirmed at the old address, too; staff may change the text of that mail. */
export const releaseOfEmails: Migration = {
  id: 182,
  name: 'release of e-mail addresses',
  sql: `INSERT INTO mail_texts (name) VALUES ('links.releaseEmail') ON CONFLICT DO NOTHING;`,
};
