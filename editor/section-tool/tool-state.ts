import type { AddedByType } from '#runtime/added/added-block.ts';
import type { SiteInfo } from '#runtime/page/payload.ts';
import type { Language } from '#schemas/languages.ts';

/** Id of the JSON that the section tool and its previews start from. */
export const toolStateElementId = 'izlog-section-tool';

/** Bytes of a file. */
export interface FileSize {
  readonly plain: number;
  readonly brotli: number | null;
}

export interface ToolState {
  readonly site: SiteInfo;
  /** Language of the tool itself. */
  readonly uiLanguage: Language;
  /** Whether the back office knows this person: pictures can be asked for. */
  readonly isSignedIn: boolean;
  /** What a shopper fetches for the view of a block, by its type. */
  readonly viewSizes: Readonly<Record<string, FileSize>>;
  /** Blocks that were added to the built shop. */
  readonly added?: AddedByType | undefined;
}

/** Null on a page of something else. */
export function readToolState(page: Document): ToolState | null {
  const text = page.getElementById(toolStateElementId)?.textContent;
  return text ? (JSON.parse(text) as ToolState) : null;
}
