import type { Migration } from './migration.ts';

/** The domain a passkey works on; null for those of before, which are for the host of the public address. */
export const passkeyDomains: Migration = {
  id: 176,
  name: 'passkey domains',
  sql: `
ALTER TABLE passkeys ADD COLUMN domain text CHECK (length(domain) <= 253);
`,
};
