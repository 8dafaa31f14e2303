import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, JsonObject } from '#schemas/document/element.ts';
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
  /** Given up: too many attempts, or no recipient. */
  failed_at: string | null;
  created_at: Generated<string>;
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
  /** ms since 1970. */
  expire: number | null;
}

/** Which server runs a shared job. */
export interface JobLeasesTable {
  job: string;
  holder: string;
  until: string;
}
