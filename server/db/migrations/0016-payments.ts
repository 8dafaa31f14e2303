import type { Migration } from './migration.ts';

/**
 * Attempts to pay an order at a provider. An order has at most one open attempt, and a provider's id belongs
 * to one attempt. `payment_events` records all reports with their source; rows are never deleted.
 */
export const payments: Migration = {
  id: 16,
  name: 'payments',
  sql: `
CREATE TABLE payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id integer NOT NULL REFERENCES orders,
  payment_method_id integer REFERENCES payment_methods ON DELETE SET NULL,
  payment_type text NOT NULL CHECK (payment_type IN ('HPF', 'PAYPAL')),
  provider_id text,
  state text NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'cancelled', 'failed', 'paid', 'mismatch')),
  flag text CHECK (flag IN ('mismatch', 'double', 'late')),
  amount cents NOT NULL,
  currency text NOT NULL,
  hand_over jsonb CHECK (jsonb_typeof(hand_over) = 'object'),
  success_path text NOT NULL CHECK (success_path LIKE '/%'),
  failure_path text NOT NULL CHECK (failure_path LIKE '/%'),
  checks integer NOT NULL DEFAULT 0,
  next_check_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  settled_at timestamptz(3),
  UNIQUE (payment_type, provider_id)
);
CREATE UNIQUE INDEX payments_open ON payments (order_id) WHERE state = 'open';
CREATE INDEX payments_order ON payments (order_id, created_at DESC);
CREATE INDEX payments_method ON payments (payment_method_id);
CREATE INDEX payments_check ON payments (next_check_at) WHERE state = 'open';
CREATE INDEX payments_flagged ON payments (created_at DESC) WHERE flag IS NOT NULL;

CREATE TABLE payment_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments,
  source text NOT NULL CHECK (source IN ('return', 'notification', 'poll', 'shop')),
  event_id text NOT NULL,
  state text NOT NULL,
  report jsonb NOT NULL CHECK (jsonb_typeof(report) = 'object'),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (payment_id, event_id)
);
CREATE TRIGGER payment_events_append_only BEFORE UPDATE OR DELETE ON payment_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
`,
};
