import type { Migration } from './migration.ts';

/** Lists of wishes with names. A link to one is valid while its number is the list's own. */
export const wishLists: Migration = {
  id: 96,
  name: 'wish-lists',
  sql: `
CREATE TABLE wish_lists (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  is_shared boolean NOT NULL DEFAULT false,
  link_number integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX wish_lists_user ON wish_lists (user_id, id);

CREATE TABLE wish_list_products (
  list_id integer NOT NULL REFERENCES wish_lists ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (list_id, product_id)
);
CREATE INDEX wish_list_products_product ON wish_list_products (product_id);
`,
};
