import type { ServerState } from '#schemas/api/back-office.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { DocumentKey, EditDocument, EditNode } from '#schemas/editing/node.ts';
import type { References } from '#schemas/entities/screen-document.ts';
import type { Language } from '#schemas/languages.ts';
import type { PageNode, PagePayload } from './payload.ts';

/** Id of the JSON that edit mode starts from. */
export const editStateElementId = 'izlog-edit';

/** What the load of a block answered, by the id it is rendered under. */
export type BlockData = Readonly<
  Record<string, { readonly data: unknown; readonly error: string | null }>
>;

/** Parts of options by the id a block is rendered under. */
export type HiddenOptions = Readonly<Record<string, JsonObject>>;

/** Everything that edit mode needs of a screen, besides the code. */
export interface EditPayload {
  /** The screen without its nodes: edit mode renders them from the documents. */
  readonly page: PagePayload;
  /** Document of the content; null for a screen made up in need. */
  readonly content: DocumentKey | null;
  /** Documents of the regions around the content, in the order they are rendered; menus are not. */
  readonly regions: Readonly<
    Record<'header' | 'footer' | 'overlays' | 'menus', readonly DocumentKey[]>
  >;
  readonly documents: readonly EditDocument[];
  readonly nodes: readonly EditNode[];
  readonly clock: number;
  readonly data: BlockData;
  /**
   * Values that blocks are rendered with although this person may not see their fields, by the id a
   * block is rendered under; only where they change what is rendered. Nothing when absent.
   */
  readonly hidden?: HiddenOptions;
  readonly user: { readonly id: number; readonly name: string; readonly scopes: readonly string[] };
  /** What the server offers besides content; nothing when absent. */
  readonly server?: ServerState;
  /** Language of the editor itself. */
  readonly uiLanguage: Language;
  /** Instant the screen was resolved at (ISO); what is shown from or until follows it. */
  readonly now: string;
}

/** What the server answers about elements that the page does not hold yet. */
export interface ResolvedElements extends References {
  readonly data: BlockData;
}

/** Data of rendered nodes and of all below them. */
export function blockData(nodes: readonly PageNode[]): BlockData {
  const all: Record<string, BlockData[string]> = {};
  const collect = ({ id, data, error, slots }: PageNode) => {
    if (data !== null || error !== null) all[id] = { data, error };
    for (const child of Object.values(slots).flat()) collect(child);
  };
  for (const node of nodes) collect(node);
  return all;
}
