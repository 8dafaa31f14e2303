import type { Translate } from '#runtime/i18n/translator.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Pickers } from '../pickers/pickers.ts';

export interface EditRichTextOptions {
  /** The `.prose` element that `RichText` drew. */
  readonly element: HTMLElement;
  readonly value: JsonObject | undefined;
  /** Name for screen readers. */
  readonly label?: string;
  /** Where the caret goes, in the window; else to the start. */
  readonly point?: { readonly x: number; readonly y: number };
  readonly t: Translate;
  readonly pickers: Pickers;
  /** At every change. Undo and redo are those of the caller: see `RichTextHandle.update`. */
  readonly onChange: (value: JsonObject) => void;
  readonly onEnd: (reason: 'escape' | 'blur' | 'gone' | 'ended' | 'cancelled') => void;
}

export interface RichTextHandle {
  /** Keeps what was written. */
  readonly end: () => void;
  /** Puts back the text of the beginning. */
  readonly cancel: () => void;
  readonly focus: () => void;
  /** Shows the text as the history or another author made it; its own changes may come back too. */
  readonly update: (value: JsonObject | undefined) => void;
}

/** Opens the editor of rich texts, whose code is fetched when it is first needed; null when it does not come. */
export async function editRichText(options: EditRichTextOptions): Promise<RichTextHandle | null> {
  const fetched = await import('../rich-text/in-place.tsx').catch(() => null);
  return fetched && fetched.openRichText(options);
}
