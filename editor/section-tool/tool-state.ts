import type { AddedByType } from '#runtime/added/added-files.ts';
import type { SiteInfo } from '#runtime/page/payload.ts';
import type { Language } from '#schemas/languages.ts';

/** Element id of the JSON that the section tool and its previews start from. */
export const toolStateElementId = 'izlog-section-tool';

/** Size of a file in bytes. */
export interface FileSize {
  readonly plain: number;
  readonly brotli: number | null;
}

export interface ToolState {
  readonly site: SiteInfo;
  /** Language of the tool itself. */
  readonly uiLanguage: Language;
  /** Whether the user is logged in to the back office, so that pictures can be requested. */
  readonly isLoggedIn: boolean;
  /** Size of the code that a shopper downloads for a block's view, by block type. */
  readonly viewSizes: Readonly<Record<string, FileSize>>;
  /** Blocks that were added to the built shop. */
  readonly added?: AddedByType | undefined;
}

/** Null on a page without the section tool. */
export function readToolState(page: Document): ToolState | null {
  const text = page.getElementById(toolStateElementId)?.textContent;
  return text ? (JSON.parse(text) as ToolState) : null;
}
