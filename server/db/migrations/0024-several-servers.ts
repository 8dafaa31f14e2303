import type { Migration } from './migration.ts';

/**
 * State shared by the servers of a shop: call counts, and which server runs which job. Counts are not worth
 * disk writes; they may be lost if the database crashes.
 */
export const severalServers: Migration = {
  id: 24,
  name: 'several servers',
  sql: `
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_expire ON rate_limits (expire);
CREATE TABLE job_leases (
  job text PRIMARY KEY,
  holder text NOT NULL,
  until timestamptz(3) NOT NULL
);
`,
};
