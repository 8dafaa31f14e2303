import type { Generated } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { OutdatedTranslation } from '#schemas/entities/collection.ts';
import type { Jsonb, JsonbDefault } from '../columns.ts';

export interface ImportJobsTable {
  id: Generated<number>;
  name: string;
  format: 'csv' | 'json' | 'xlsx';
  /** Size of the file in bytes. */
  size: number;
  state: Generated<
    | 'uploading'
    | 'reading'
    | 'read'
    | 'planning'
    | 'planned'
    | 'running'
    | 'stopped'
    | 'done'
    | 'undoing'
    | 'undone'
    | 'failed'
  >;
  actor_id: number | null;
  /** Whether a command started the import; no shop runs it then. */
  by_command: Generated<boolean>;
  encoding: string | null;
  file_hash: string | null;
  columns: Generated<readonly string[]>;
  lines: Generated<number>;
  /** The field that each column is written to. */
  map: JsonbDefault<Readonly<Record<string, string>>>;
  options: JsonbDefault<JsonObject>;
  /** Categories, tags, brands and attribute values that the import creates. */
  additions: JsonbDefault<JsonObject>;
  plan_hash: string | null;
  counts: JsonbDefault<Readonly<Record<string, number>>>;
  total: Generated<number>;
  done: Generated<number>;
  error: string | null;
  created_at: Generated<string>;
  started_at: string | null;
  finished_at: string | null;
}

export interface ImportPartsTable {
  job_id: number;
  part: number;
  bytes: Buffer;
}

/** Rows of a file, unchanged. */
export interface ImportRowsTable {
  job_id: number;
  line: number;
  cells: readonly string[];
}

/** Plan of an import for one product. */
export interface ImportItemsTable {
  job_id: number;
  number: number;
  /** Null for products that the file lacks. */
  line: number | null;
  sku: string;
  parent: string | null;
  product_id: number | null;
  action: 'create' | 'change' | 'same' | 'archive' | 'refused' | 'conflict';
  before: Jsonb<JsonObject>;
  after: Jsonb<JsonObject>;
  slugs: Jsonb<JsonObject>;
  errors: Jsonb<readonly { column: string; value: string; code: string }[]>;
  done_at: string | null;
  undone_at: string | null;
  /** Translations of the changed texts that were outdated before the import. */
  outdated: Jsonb<readonly OutdatedTranslation[]> | null;
}

/** A picture that an import fetches from another server. */
export interface ImportPicturesTable {
  job_id: number;
  /** The address of the picture. */
  source: string;
  state: Generated<'waiting' | 'done' | 'failed'>;
  media_id: number | null;
  /** Whether this import added it to the library. */
  is_new: Generated<boolean>;
  error: string | null;
}

/** Rows that the running transaction of an import writes. */
export interface ImportChunkTable {
  job_id: number;
  number: number;
  product_id: number | null;
  sku: string;
  parent: string | null;
  is_new: boolean;
  slugs: Jsonb<JsonObject>;
  before: Jsonb<JsonObject>;
  patch: Jsonb<JsonObject>;
  /** Translations of the changed texts that were outdated before. */
  outdated: Jsonb<readonly OutdatedTranslation[]> | null;
}

export interface ImportMappingsTable {
  header_hash: string;
  map: Jsonb<Readonly<Record<string, string>>>;
  options: Jsonb<JsonObject>;
  used_at: Generated<string>;
}
