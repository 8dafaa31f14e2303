import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { ListQuery, OutdatedTranslation } from '#schemas/entities/collection.ts';
import type { Jsonb, JsonbDefault, Localized } from '../columns.ts';

export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  request_hash: Buffer;
  status: number | null;
  response: Jsonb<Json> | null;
  created_at: Generated<string>;
  completed_at: string | null;
}

export interface OutboxTable {
  id: GeneratedAlways<number>;
  kind: string;
  payload: Jsonb<JsonObject>;
  dedupe_key: string | null;
  attempts: Generated<number>;
  last_error: string | null;
  available_at: Generated<string>;
  done_at: string | null;
  /** Time at which the mail was given up: after too many attempts, or without a recipient. */
  failed_at: string | null;
  created_at: Generated<string>;
}

export interface MailTextsTable {
  /** Path of the default texts, such as `links.setPassword`. */
  name: string;
  subject: Localized | null;
  title: Localized | null;
  lead: Localized | null;
  button: Localized | null;
  updated_at: Generated<string>;
}

export interface FormsTable {
  id: Generated<number>;
  key: string;
  title: Localized;
  fields: JsonbDefault<readonly JsonObject[]>;
  settings: JsonbDefault<JsonObject>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface FormEntriesTable {
  id: Generated<number>;
  form_id: number | null;
  form_key: string;
  data: Jsonb<JsonObject>;
  email: string | null;
  language: string;
  page_path: string | null;
  handled_at: string | null;
  created_at: Generated<string>;
}

/** A file that a visitor sent, either with a form entry or with a review. */
export interface VisitorFilesTable {
  id: GeneratedAlways<number>;
  entry_id: number | null;
  comment_id: number | null;
  /** Name of the field in the form. */
  field: string;
  hash: string;
  name: string;
  extension: string;
  mime: string;
  /** Size in bytes. */
  size: number;
  /** Null for files that are not pictures. */
  width: number | null;
  height: number | null;
  has_alpha: Generated<boolean>;
  placeholder: string | null;
  alt: Generated<string>;
  created_at: Generated<string>;
}

/** Files on the drive whose last row was deleted. */
export interface UnusedFilesTable {
  hash: string;
  noted_at: Generated<string>;
}

export interface NewsletterSubscribersTable {
  id: Generated<number>;
  email: string;
  language: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  created_at: Generated<string>;
}

/** Call counts by key; the columns are those of the rate limiter package. */
export interface RateLimitsTable {
  key: string;
  points: Generated<number>;
  /** Expiry in ms since 1970. */
  expire: number | null;
}

/** The server that runs a shared job. */
export interface JobLeasesTable {
  job: string;
  holder: string;
  until: string;
}

/** Words of the same meaning, separated by commas. */
export interface SearchSynonymsTable {
  id: GeneratedAlways<number>;
  language: string;
  words: string;
}

/** Products that come first for a query. */
export interface SearchPinsTable {
  id: GeneratedAlways<number>;
  language: string;
  query: string;
  product_ids: Generated<readonly number[]>;
}

/** Changes that staff made to records of the back office; rows are only added. */
export interface ChangesTable {
  id: GeneratedAlways<number>;
  at: Generated<string>;
  actor_id: number | null;
  collection: string;
  record_id: string;
  action: 'create' | 'change' | 'remove';
  before: Jsonb<JsonObject>;
  after: Jsonb<JsonObject>;
  /** The bulk operation that it is part of. */
  operation: string | null;
  /** The change that it undoes. */
  reverts: number | null;
  /** Name of the API key that made the change. */
  key_name: string | null;
  /** Translations of the record that were outdated before the change. */
  outdated: Jsonb<readonly OutdatedTranslation[]> | null;
}

/** A translation whose original has changed since; `original` is the text that it was made from. */
export interface OutdatedTranslationsTable {
  record_table: string;
  record_id: string;
  path: string;
  language: string;
  original: string;
  /** The id as a number, if it is one: queries on large tables filter by it. */
  record_number: GeneratedAlways<number | null>;
}

export interface ListViewsTable {
  id: GeneratedAlways<number>;
  collection: string;
  owner_id: number;
  title: string;
  is_shared: Generated<boolean>;
  query: Jsonb<ListQuery>;
  created_at: Generated<string>;
}

/** Number of visits per day in the shop's time zone. */
export interface VisitDaysTable {
  day: string;
  visits: number;
}

/** Slow requests by page and day in the shop's time zone. */
export interface SlowPagesTable {
  day: string;
  path: string;
  requests: number;
  slowest_ms: number;
}
