import type { Migration } from './migration.ts';

/** Counts of visits and of slow pages hold no data of a person: no address, no identifier, no time of day. */
export const dashboard: Migration = {
  id: 100,
  name: 'dashboard',
  sql: `
CREATE TABLE visit_days (
  day date PRIMARY KEY,
  visits integer NOT NULL CHECK (visits >= 0)
);

CREATE TABLE slow_pages (
  day date NOT NULL,
  path text NOT NULL,
  requests integer NOT NULL,
  slowest_ms integer NOT NULL,
  PRIMARY KEY (day, path)
);

CREATE INDEX outbox_failed ON outbox (id) WHERE failed_at IS NOT NULL;
`,
};
