import type { Generated, GeneratedAlways } from 'kysely';

/** Published and planned looks of the site. The last published one is shown. */
export interface ThemeVersionsTable {
  id: GeneratedAlways<number>;
  /** The token file, byte for byte. */
  source: string;
  /** Part of the address of its style sheet. */
  hash: string;
  note: string;
  user_id: number | null;
  author: string;
  due_at: string;
  /** Null while it is planned. */
  published_at: string | null;
  created_at: Generated<string>;
}

/** One row: the look that staff work on. */
export interface ThemeDraftsTable {
  id: Generated<boolean>;
  source: string;
  revision: number;
  updated_at: string;
}
