import type { Migration } from './migration.ts';

/**
 * What servers of one shop have to know of each other: how often callers called, and who does which job.
 * Counts are worth no disk writes: they may be lost with the database's process.
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
