import type { Generated } from 'kysely';
import type { EditNode } from '#schemas/editing/node.ts';
import type { Jsonb } from '../columns.ts';

/** One row: the counter of all changes. Whoever writes nodes updates it first and so holds its lock. */
export interface EditClockTable {
  id: Generated<boolean>;
  value: number;
}

/** What editors changed and nobody published yet, over the rows of `elements`. */
export interface DraftNodesTable {
  id: string;
  document: string;
  /** Where it stood before it was last moved between documents. */
  former_document: string | null;
  /** As it is now; of a removed node as it was last. */
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

/** What is to be published or taken off at a time. */
export interface PublicationsTable {
  id: Generated<number>;
  document: string;
  action: 'publish' | 'unpublish';
  languages: readonly string[];
  due_at: string;
  /** The draft as it was planned, new shared elements included; null to unpublish. */
  nodes: Jsonb<readonly EditNode[]> | null;
  note: string;
  user_id: number | null;
  author: string;
  done_at: string | null;
  /** Code of the error that kept it from being done. */
  error: string | null;
  created_at: Generated<string>;
}

/** Who edits now; lost when the database restarts. */
export interface PresenceTable {
  client: string;
  user_id: number;
  name: string;
  documents: readonly string[];
  selection: string | null;
  seen_at: string;
}
