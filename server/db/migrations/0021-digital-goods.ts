import type { Migration } from './migration.ts';

/**
 * Tickets and files of an order. Each is issued once: `position` counts within an order item. The stock of an
 * event's ticket follows the event's capacity.
 */
export const digitalGoods: Migration = {
  id: 21,
  name: 'digital goods',
  sql: `
ALTER TABLE products ADD COLUMN is_ticket boolean NOT NULL DEFAULT false;
UPDATE products SET is_ticket = true
  WHERE format = 'EProduct' AND id IN (SELECT ticket_product_id FROM events);

CREATE TABLE product_files (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  position integer NOT NULL,
  media_id integer NOT NULL REFERENCES media,
  PRIMARY KEY (product_id, position)
);
CREATE INDEX product_files_media ON product_files (media_id);

ALTER TABLE events
  ADD COLUMN capacity integer CHECK (capacity >= 0),
  ADD COLUMN seats text[] NOT NULL DEFAULT '{}';
CREATE FUNCTION follow_capacity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET stock = CASE
      WHEN TG_OP = 'INSERT' OR OLD.capacity IS NULL OR stock IS NULL THEN coalesce(stock, NEW.capacity)
      ELSE stock + NEW.capacity - OLD.capacity END
    WHERE id = NEW.ticket_product_id;
  RETURN NULL;
END $$;
CREATE TRIGGER events_first_capacity AFTER INSERT ON events
  FOR EACH ROW WHEN (NEW.capacity IS NOT NULL) EXECUTE FUNCTION follow_capacity();
CREATE TRIGGER events_capacity AFTER UPDATE OF capacity ON events
  FOR EACH ROW WHEN (NEW.capacity IS NOT NULL AND NEW.capacity IS DISTINCT FROM OLD.capacity)
  EXECUTE FUNCTION follow_capacity();

CREATE TABLE tickets (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_item_id integer NOT NULL REFERENCES order_items ON DELETE CASCADE,
  position integer NOT NULL,
  product_id integer REFERENCES products ON DELETE SET NULL,
  event_id integer REFERENCES events,
  name text NOT NULL,
  seat text,
  code text NOT NULL UNIQUE CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  issued_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  used_by integer REFERENCES users ON DELETE SET NULL,
  revoked_at timestamptz(3),
  UNIQUE (order_item_id, position)
);
CREATE UNIQUE INDEX tickets_seat ON tickets (event_id, seat)
  WHERE seat IS NOT NULL AND revoked_at IS NULL;
CREATE INDEX tickets_product ON tickets (product_id);
CREATE INDEX tickets_event ON tickets (event_id);
CREATE INDEX tickets_used_by ON tickets (used_by);

CREATE TABLE downloads (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_item_id integer NOT NULL REFERENCES order_items ON DELETE CASCADE,
  position integer NOT NULL,
  media_id integer NOT NULL REFERENCES media,
  name text NOT NULL,
  allowed integer NOT NULL CHECK (allowed > 0),
  used integer NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND allowed),
  issued_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  UNIQUE (order_item_id, position)
);
CREATE INDEX downloads_media ON downloads (media_id);
`,
};
