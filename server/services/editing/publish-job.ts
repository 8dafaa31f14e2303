import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import type { OpenedNodes } from '../content/stored-nodes.ts';

/** A document to be published with these nodes. */
export interface PublishJob {
  readonly document: DocumentKey;
  readonly languages: readonly Language[];
  /** Its draft, and the drafts of unpublished shared elements it uses. */
  readonly nodes: readonly EditNode[];
  /** Stored nodes of the document and of everything it shows. */
  readonly opened: OpenedNodes;
  readonly note: string;
  readonly userId: number | null;
  readonly author: string;
}
