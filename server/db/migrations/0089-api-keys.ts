import type { Migration } from './migration.ts';

/** Keys with which programs call the API. The log of changes names the key that made a change. */
export const apiKeys: Migration = {
  id: 89,
  name: 'API keys',
  sql: `
CREATE TABLE api_keys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (name <> ''),
  owner_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  scope text[] NOT NULL DEFAULT '{}',
  calls_per_minute integer NOT NULL DEFAULT 120 CHECK (calls_per_minute BETWEEN 1 AND 6000),
  secret_hash bytea UNIQUE,
  secret_end text,
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX api_keys_name ON api_keys (name, id);
CREATE INDEX api_keys_newest ON api_keys (created_at, id);
CREATE INDEX api_keys_owner ON api_keys (owner_id);

ALTER TABLE changes ADD COLUMN key_name text;
`,
};
