import type { Migration } from './migration.ts';

/**
 * Triggers queue a message for each endpoint that wants the event, regardless of what changed the row. A queued
 * message also covers later changes of its record; the conflict locks it, so that it is sent after the last of these
 * changes is committed.
 */
export const webhooks: Migration = {
  id: 90,
  name: 'webhooks',
  sql: `
CREATE TABLE webhooks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (name <> ''),
  url text NOT NULL CHECK (length(url) <= 2000),
  events text[] NOT NULL,
  active boolean NOT NULL DEFAULT true,
  secret bytea,
  former_secret bytea,
  former_until timestamptz(3),
  failing_since timestamptz(3),
  retry_at timestamptz(3),
  paused_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX webhooks_name ON webhooks (name, id);
CREATE INDEX webhooks_newest ON webhooks (created_at, id);

CREATE TABLE webhook_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key uuid NOT NULL DEFAULT gen_random_uuid(),
  webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  event text NOT NULL,
  record text NOT NULL,
  body text,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  available_at timestamptz(3) NOT NULL DEFAULT now(),
  status integer,
  duration_ms integer,
  error text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  delivered_at timestamptz(3)
);
CREATE INDEX webhook_messages_due ON webhook_messages (available_at, id) WHERE state = 'waiting';
CREATE UNIQUE INDEX webhook_messages_new ON webhook_messages (webhook_id, event, record)
  WHERE state = 'waiting' AND attempts = 0;
CREATE INDEX webhook_messages_webhook ON webhook_messages (webhook_id);
CREATE INDEX webhook_messages_newest ON webhook_messages (created_at, id);

CREATE FUNCTION queue_webhooks(happened text, ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_messages AS message (webhook_id, event, record)
  SELECT webhooks.id, happened, record.id::text
  FROM webhooks CROSS JOIN unnest(ids) AS record (id)
  WHERE webhooks.active AND happened = ANY (webhooks.events)
  ORDER BY record.id, webhooks.id
  ON CONFLICT (webhook_id, event, record) WHERE state = 'waiting' AND attempts = 0
    DO UPDATE SET available_at = message.available_at
$$;

CREATE FUNCTION queue_order_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhooks WHERE active) THEN
    PERFORM queue_webhooks('order.created',
      ARRAY(SELECT DISTINCT order_id FROM added WHERE from_state IS NULL));
    PERFORM queue_webhooks('order.changed',
      ARRAY(SELECT DISTINCT order_id FROM added WHERE from_state IS NOT NULL));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER order_events_webhooks AFTER INSERT ON order_events
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION queue_order_webhooks();

CREATE FUNCTION queue_new_product_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhooks WHERE active) THEN
    PERFORM queue_webhooks('product.created', ARRAY(SELECT id FROM added));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER products_new_webhooks AFTER INSERT ON products
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION queue_new_product_webhooks();

CREATE FUNCTION queue_product_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhooks WHERE active) THEN
    PERFORM queue_webhooks('product.changed', ARRAY(SELECT id FROM changed JOIN before USING (id)
      WHERE changed.revision <> before.revision));
    PERFORM queue_webhooks('stock.changed', ARRAY(SELECT id FROM changed JOIN before USING (id)
      WHERE changed.stock IS DISTINCT FROM before.stock));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER products_changed_webhooks AFTER UPDATE ON products
  REFERENCING NEW TABLE AS changed OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION queue_product_webhooks();
`,
};
