import { belongsToText, isComposing } from './typing-keys.ts';

export type EndReason = 'enter' | 'escape' | 'blur' | 'gone' | 'ended' | 'cancelled';

export interface Typing {
  readonly typed: () => void;
  readonly insert: (text: string) => void;
  readonly composing: (isComposing: boolean) => void;
  readonly moved: () => void;
  /** Focus was lost and is back already, as when React moves the element in the DOM. */
  readonly returned: () => void;
  /** Whether the text at the caret has reached its maximum length. */
  readonly isFull: () => boolean;
  readonly isMultiline: boolean;
  readonly end: (reason: EndReason) => void;
}

/** Listens to everything that changes the text of an element. Returns a function that stops. */
export function listenToTyping(element: HTMLElement, typing: Typing): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const { ownerDocument: document } = element;
  const window = document.defaultView as Window;
  // Runs before all other listeners: typed text must be known before React renders and observers run.
  window.addEventListener('input', ({ target }) => target === element && typing.typed(), {
    signal,
    capture: true,
  });
  element.addEventListener('beforeinput', (event) => intercept(event, typing), { signal });
  element.addEventListener('keydown', (event) => onKey(event, element, typing), { signal });
  element.addEventListener('paste', (event) => onPaste(event, typing), { signal });
  element.addEventListener('drop', (event) => event.preventDefault(), { signal });
  element.addEventListener('compositionstart', () => typing.composing(true), { signal });
  element.addEventListener('compositionend', () => typing.composing(false), { signal });
  element.addEventListener('click', onClick, { signal, capture: true });
  element.addEventListener('focusout', () => queueMicrotask(() => onLeft(element, typing)), {
    signal,
  });
  document.addEventListener('selectionchange', typing.moved, { signal });
  return () => stop.abort();
}

/** Ends typing when the element was removed or lost the focus, but not while another window has the focus. */
function onLeft(element: HTMLElement, typing: Typing): void {
  const { ownerDocument: document } = element;
  if (!element.isConnected) typing.end('gone');
  else if (document.activeElement === element) typing.returned();
  else if (document.hasFocus()) typing.end('blur');
}

/** Links, buttons and summaries must not activate while their text is edited. */
function onClick(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The browser's undo history does not know about the editor's undo. */
function intercept(event: InputEvent, typing: Typing): void {
  const { inputType } = event;
  if (/^(history|format)/.test(inputType)) event.preventDefault();
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') {
    event.preventDefault();
    if (typing.isMultiline) typing.insert('\n');
  }
  if (inputType === 'insertText' && typing.isFull()) event.preventDefault();
}

function onPaste(event: ClipboardEvent, typing: Typing): void {
  event.preventDefault();
  typing.insert(event.clipboardData?.getData('text/plain') ?? '');
}

function onKey(event: KeyboardEvent, element: HTMLElement, typing: Typing): void {
  if (isComposing(event)) return;
  if (belongsToText(event)) event.stopPropagation();
  if (event.key === 'Escape') {
    event.preventDefault();
    typing.end('escape');
  } else if (event.key === 'Enter' && !typing.isMultiline) {
    event.preventDefault();
    typing.end('enter');
  } else if (event.key === ' ' && element.closest('button, summary')) {
    // A button would handle the key itself.
    event.preventDefault();
    typing.insert(' ');
  }
}
