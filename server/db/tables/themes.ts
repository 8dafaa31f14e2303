import type { Generated, GeneratedAlways } from 'kysely';
import type { UploadedFont } from '#schemas/theme/theme-file.ts';
import type { Jsonb } from '../columns.ts';

/** Published and planned themes of the site. The last published one is shown. */
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

/** Themes of a season or a domain, which replace the published theme. */
export interface ThemeVariationsTable {
  id: GeneratedAlways<number>;
  name: string;
  /** The token file, byte for byte. */
  source: string;
  hash: string;
  /** Host and port; null for all. */
  domain: string | null;
  /** Days in the time zone of the site; null without a season. */
  starts_on: string | null;
  /** The last day on which the theme is shown. */
  ends_on: string | null;
  is_yearly: boolean;
  /** Whether today is one of its days; always true without days. */
  is_live: boolean;
  created_at: Generated<string>;
}

/** One row: the theme that staff work on. */
export interface ThemeDraftsTable {
  id: Generated<boolean>;
  source: string;
  revision: number;
  updated_at: string;
}

/** Files of fonts that staff uploaded; those of one name are a family. */
export interface ThemeFontsTable {
  id: GeneratedAlways<number>;
  name: string;
  license: string;
  kind: UploadedFont['kind'];
  fallback: Jsonb<UploadedFont['fallback']>;
  is_italic: boolean;
  /** A value of `font-weight` in `@font-face`. */
  weight: string;
  hash: string;
  /** WOFF2 with the letters of the site's languages. */
  bytes: Buffer;
  created_at: Generated<string>;
}
