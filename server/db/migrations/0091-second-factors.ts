import type { Migration } from './migration.ts';

/** Codes of an authenticator app that staff enter after their password. `last_step` lets each count once. */
export const secondFactors: Migration = {
  id: 91,
  name: 'second factors',
  sql: `
CREATE TABLE second_factors (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret bytea NOT NULL,
  confirmed_at timestamptz(3),
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE TABLE recovery_codes (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  hash bytea NOT NULL,
  used_at timestamptz(3),
  PRIMARY KEY (user_id, hash)
);
`,
};
