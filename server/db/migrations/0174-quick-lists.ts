import type { Migration } from './migration.ts';

const words = (table: string, text: string) =>
  `CREATE INDEX ${table}_words ON ${table} USING gin (fold(${text}) gin_trgm_ops);`;

/**
 * Lists of staff read a page of a large table, not the table: an index for each view whose records are few, and
 * for the words of each search.
 */
export const quickLists: Migration = {
  id: 174,
  name: 'quick lists',
  sql: `
CREATE INDEX products_low_stock ON products (id) WHERE available <= 5 AND NOT archived;
CREATE INDEX products_by_hand ON products (id)
  WHERE format = 'EProduct' AND NOT is_ticket AND code_kind IS NULL;
CREATE INDEX users_staff ON users (email, id) WHERE is_backoffice;
CREATE INDEX sessions_staff ON sessions (created_at, id)
  WHERE kind = 'backoffice' AND revoked_at IS NULL AND rotated_at IS NULL;
CREATE INDEX outbox_unsent ON outbox (id) WHERE done_at IS NULL;
CREATE INDEX form_entries_open ON form_entries (id) WHERE handled_at IS NULL;
CREATE INDEX newsletter_subscribers_subscribed ON newsletter_subscribers (id)
  WHERE confirmed_at IS NOT NULL AND unsubscribed_at IS NULL;
CREATE INDEX newsletter_subscribers_unconfirmed ON newsletter_subscribers (id)
  WHERE confirmed_at IS NULL AND unsubscribed_at IS NULL;
CREATE INDEX tickets_expected ON tickets (id)
  WHERE event_id IS NOT NULL AND used_at IS NULL AND revoked_at IS NULL;
CREATE INDEX tickets_arrived ON tickets (id)
  WHERE event_id IS NOT NULL AND used_at IS NOT NULL AND revoked_at IS NULL;
CREATE INDEX tickets_revoked ON tickets (id) WHERE event_id IS NOT NULL AND revoked_at IS NOT NULL;
CREATE INDEX webhook_messages_waiting ON webhook_messages (created_at, id) WHERE state = 'waiting';
CREATE INDEX webhook_messages_failed ON webhook_messages (created_at, id) WHERE state = 'failed';
CREATE INDEX media_largest ON media (size, id) WHERE deleted_at IS NULL;
${words('redirects', "from_path || ' ' || to_path")}
${words('comments', "author_name || ' ' || title || ' ' || body")}
${words('form_entries', "form_key || ' ' || coalesce(email::text, '') || ' ' || data::text")}
${words('newsletter_subscribers', 'email::text')}
${words('consent_logs', "coalesce(email::text, '') || ' ' || display_name")}
${words('tickets', "code || ' ' || name")}
`,
};
