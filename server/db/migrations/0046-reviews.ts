import type { Migration } from './migration.ts';

const events = ['insert', 'update', 'delete'] as const;

const rows = {
  insert: 'NEW TABLE AS changed',
  update: 'NEW TABLE AS changed OLD TABLE AS before',
  delete: 'OLD TABLE AS changed',
} as const;

const counting = (event: (typeof events)[number]) =>
  `CREATE TRIGGER comments_count_${event} AFTER ${event.toUpperCase()} ON comments
  REFERENCING ${rows[event]} FOR EACH STATEMENT EXECUTE FUNCTION count_ratings();`;

/** Counts the ratings that visitors see; target 0 is the site. */
const counted = `SELECT target_kind, coalesce(target_id, 0), rating, count(*)
  FROM comments WHERE status = 'approved' AND rating IS NOT NULL GROUP BY 1, 2, 3`;

/**
 * Reviews with title, proof of purchase, answers of the shop and helpful votes. The ratings of each target
 * are counted per star in the transaction that changes them, so that lists need no sum.
 */
export const reviews: Migration = {
  id: 46,
  name: 'reviews',
  sql: `
ALTER TABLE comments
  ADD COLUMN title text NOT NULL DEFAULT '',
  ADD COLUMN verified boolean NOT NULL DEFAULT false,
  ADD COLUMN by_shop boolean NOT NULL DEFAULT false,
  ADD COLUMN helpful integer NOT NULL DEFAULT 0 CHECK (helpful >= 0),
  ADD COLUMN fingerprint bytea UNIQUE CHECK (length(fingerprint) = 32),
  ADD COLUMN author_hash bytea CHECK (length(author_hash) = 32);

CREATE TABLE comment_votes (
  comment_id integer NOT NULL REFERENCES comments ON DELETE CASCADE,
  voter bytea NOT NULL CHECK (length(voter) = 32),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (comment_id, voter)
);

CREATE TABLE rating_counts (
  target_kind text NOT NULL,
  target_id integer NOT NULL,
  rating integer NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (target_kind, target_id, rating)
);
INSERT INTO rating_counts ${counted};

/* The sum may not be checked: a row to be added to a known one is checked alone, and may be negative. */
CREATE FUNCTION count_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved jsonb[];
BEGIN
  IF TG_OP <> 'DELETE' THEN
    moved := ARRAY(SELECT to_jsonb(changed) || '{"by": 1}' FROM changed);
  ELSE
    moved := ARRAY(SELECT to_jsonb(changed) || '{"by": -1}' FROM changed);
  END IF;
  IF TG_OP = 'UPDATE' THEN
    moved := moved || ARRAY(SELECT to_jsonb(before) || '{"by": -1}' FROM before);
  END IF;
  INSERT INTO rating_counts AS known (target_kind, target_id, rating, count)
  SELECT part ->> 'target_kind', coalesce((part ->> 'target_id')::integer, 0),
    (part ->> 'rating')::integer, sum((part ->> 'by')::integer)
  FROM unnest(moved) AS part
  WHERE part ->> 'status' = 'approved' AND part ->> 'rating' IS NOT NULL
  GROUP BY 1, 2, 3 HAVING sum((part ->> 'by')::integer) <> 0 ORDER BY 1, 2, 3
  ON CONFLICT (target_kind, target_id, rating) DO UPDATE SET count = known.count + excluded.count;
  RETURN NULL;
END $$;
${events.map(counting).join('\n')}

/* What waits for approval changes nothing that others see. */
CREATE OR REPLACE FUNCTION notify_reviewed_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown jsonb[] := ARRAY(SELECT to_jsonb(changed) FROM changed LIMIT 2001);
  tags text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    shown := shown || ARRAY(SELECT to_jsonb(before) FROM before LIMIT 2001);
  END IF;
  IF cardinality(shown) > 2000 THEN
    PERFORM pg_notify('izlog_tags', '["catalogue","comments"]');
    RETURN NULL;
  END IF;
  SELECT array_agg(DISTINCT tag) INTO tags FROM unnest(shown) AS part,
    LATERAL (VALUES ('comments:' || (part ->> 'target_kind') || ':' || coalesce(part ->> 'target_id', '0')),
      (CASE part ->> 'target_kind' WHEN 'product' THEN 'product:' || (part ->> 'target_id') END)) AS named (tag)
  WHERE part ->> 'status' = 'approved' AND tag IS NOT NULL;
  PERFORM send_tags(coalesce(tags, '{}'));
  RETURN NULL;
END $$;
`,
};
