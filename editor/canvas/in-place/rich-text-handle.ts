import type { Translate } from '#runtime/i18n/translator.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Pickers } from '../pickers.ts';

export interface EditRichTextOptions {
  /** The `.prose` element rendered by `RichText`. */
  readonly element: HTMLElement;
  readonly value: JsonObject | undefined;
  /** Accessible name of the text. */
  readonly label?: string;
  /** Point in window coordinates at which the caret is put; the start of the text when absent. */
  readonly point?: { readonly x: number; readonly y: number };
  readonly t: Translate;
  readonly pickers: Pickers;
  /** Called at every change. Undo and redo belong to the caller: see `RichTextHandle.update`. */
  readonly onChange: (value: JsonObject) => void;
  readonly onEnd: (reason: 'escape' | 'blur' | 'gone' | 'ended' | 'cancelled') => void;
}

export interface RichTextHandle {
  /** Ends editing and keeps the text. */
  readonly end: () => void;
  /** Restores the initial text. */
  readonly cancel: () => void;
  readonly focus: () => void;
  /** Shows a text from the history or another editor. Passing back its own changes is safe. */
  readonly update: (value: JsonObject | undefined) => void;
}
