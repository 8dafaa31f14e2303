import type { Migration } from './migration.ts';

/** People known at a provider of OpenID Connect. Accounts that start there have no password. */
export const socialLogins: Migration = {
  id: 50,
  name: 'social logins',
  sql: `
ALTER TABLE users ALTER COLUMN password_hash DROP NOT NULL;
CREATE TABLE social_logins (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  email citext,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject),
  UNIQUE (user_id, issuer)
);
`,
};
