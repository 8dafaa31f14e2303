import type { Migration } from './migration.ts';

/** Passkeys of customers and staff, and whether a session began with one. */
export const passkeys: Migration = {
  id: 133,
  name: 'passkeys',
  sql: `
CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE CHECK (length(credential_id) <= 1400),
  public_key bytea NOT NULL,
  counter bigint NOT NULL DEFAULT 0,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_used_at timestamptz(3)
);
CREATE INDEX passkeys_user ON passkeys (user_id);
ALTER TABLE sessions ADD COLUMN by_passkey boolean NOT NULL DEFAULT false;
INSERT INTO mail_texts (name) VALUES ('notices.passkeyAdded'), ('notices.passkeyRemoved')
ON CONFLICT DO NOTHING;
`,
};
