import type { Migration } from './migration.ts';

/**
 * Log of changes that staff made in the back office: the changed fields before and after. Rows are only
 * added.
 */
export const changes: Migration = {
  id: 55,
  name: 'changes',
  sql: `
CREATE TABLE changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz(3) NOT NULL DEFAULT now(),
  actor_id integer REFERENCES users ON DELETE SET NULL,
  collection text NOT NULL,
  record_id text NOT NULL,
  action text NOT NULL CHECK (action IN ('create', 'change', 'remove')),
  before jsonb NOT NULL CHECK (jsonb_typeof(before) = 'object'),
  after jsonb NOT NULL CHECK (jsonb_typeof(after) = 'object')
);
CREATE INDEX changes_record ON changes (collection, record_id, id DESC);
CREATE INDEX changes_actor ON changes (actor_id);

CREATE FUNCTION refuse_change_of_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id'
    AND NEW.actor_id IS NULL THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'changes are only added';
END $$;
CREATE TRIGGER changes_append_only BEFORE UPDATE OR DELETE ON changes
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_log();

CREATE INDEX users_newest ON users (created_at, id);
CREATE INDEX users_email ON users (email, id);
CREATE INDEX redirects_newest ON redirects (created_at, from_path);
`,
};
