import type { Generated } from 'kysely';
import type { EditNode } from '#schemas/editing/node.ts';
import type { Jsonb } from '../columns.ts';

/** One row: the counter of all changes. Writers of nodes update it first and so hold its lock. */
export interface EditClockTable {
  id: Generated<boolean>;
  value: number;
}

/** Unpublished changes by editors, on top of the rows of `elements`. */
export interface DraftNodesTable {
  id: string;
  document: string;
  /** Its document before it was last moved to another. */
  former_document: string | null;
  /** Its current state; for a removed node, the last one. */
  node: Jsonb<EditNode>;
  removed: Generated<boolean>;
  revision: number;
  user_id: number | null;
  updated_at: Generated<string>;
}

/** A document as it was published. */
export interface RevisionsTable {
  id: Generated<number>;
  document: string;
  created_at: Generated<string>;
  user_id: number | null;
  author: string;
  note: string;
  languages: readonly string[];
  nodes: Jsonb<readonly EditNode[]>;
}

/** Scheduled publications and unpublications. */
export interface PublicationsTable {
  id: Generated<number>;
  document: string;
  action: 'publish' | 'unpublish';
  languages: readonly string[];
  due_at: string;
  /** The draft at the time of scheduling, including new shared elements; null to unpublish. */
  nodes: Jsonb<readonly EditNode[]> | null;
  note: string;
  user_id: number | null;
  author: string;
  done_at: string | null;
  /** Code of the error that made it fail. */
  error: string | null;
  created_at: Generated<string>;
}

/** Users who are editing now; lost when the database restarts. */
export interface PresenceTable {
  client: string;
  user_id: number;
  name: string;
  documents: readonly string[];
  selection: string | null;
  seen_at: string;
}
