import type { ServerState } from '#schemas/api/back-office.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { DocumentKey, EditDocument, EditNode } from '#schemas/editing/node.ts';
import type { References } from '#schemas/entities/screen-document.ts';
import type { Language } from '#schemas/languages.ts';
import type { PageNode, PagePayload } from './payload.ts';

/** Id of the element with the JSON that edit mode starts from. */
export const editStateElementId = 'izlog-edit';

/** Result of a block's load, by the block's rendered id. */
export type BlockData = Readonly<
  Record<string, { readonly data: unknown; readonly error: string | null }>
>;

/** Parts of options, by the block's rendered id. */
export type HiddenOptions = Readonly<Record<string, JsonObject>>;

/** Everything that edit mode needs of a screen, except code. */
export interface EditPayload {
  /** The screen without its nodes: edit mode renders them from the documents. */
  readonly page: PagePayload;
  /** Document of the content; null for a fallback screen that is not stored. */
  readonly content: DocumentKey | null;
  /** Documents of the regions around the content, in rendering order; menus are not rendered. */
  readonly regions: Readonly<
    Record<'header' | 'footer' | 'overlays' | 'menus', readonly DocumentKey[]>
  >;
  readonly documents: readonly EditDocument[];
  readonly nodes: readonly EditNode[];
  readonly clock: number;
  readonly data: BlockData;
  /**
   * Values that affect rendering although this user may not see their fields, by the block's rendered id;
   * absent when there are none.
   */
  readonly hidden?: HiddenOptions;
  readonly user: { readonly id: number; readonly name: string; readonly scopes: readonly string[] };
  /** Capabilities of the server besides content; absent means none. */
  readonly server?: ServerState;
  /** Language of the editor itself. */
  readonly uiLanguage: Language;
  /** Instant the screen was resolved at (ISO); time-dependent visibility uses it. */
  readonly now: string;
}

/** Response of the server for elements that the page does not contain yet. */
export interface ResolvedElements extends References {
  readonly data: BlockData;
}

/** Returns the data of rendered nodes and of all nodes below them. */
export function blockData(nodes: readonly PageNode[]): BlockData {
  const all: Record<string, BlockData[string]> = {};
  const collect = ({ id, data, error, slots }: PageNode) => {
    if (data !== null || error !== null) all[id] = { data, error };
    for (const child of Object.values(slots).flat()) collect(child);
  };
  for (const node of nodes) collect(node);
  return all;
}
