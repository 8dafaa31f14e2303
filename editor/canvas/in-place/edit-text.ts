import { Echoes } from './echoes.ts';
import { makeEditable } from './editable.ts';
import { type SingleText, singleText } from './single-text.ts';
import {
  caretAfterChange,
  countSigns,
  firstSigns,
  insertText,
  type TextLimits,
} from './text-value.ts';
import { type EndReason, listenToTyping } from './typing.ts';

export interface EditTextOptions {
  /** Its only child must be the text. */
  readonly element: HTMLElement;
  readonly value: string;
  readonly multiline?: boolean;
  /** Maximum length in code points. */
  readonly maxLength?: number;
  /** Accessible name of the text. */
  readonly label?: string;
  /** Shown in the element while the text is empty. */
  readonly prompt?: string | undefined;
  /**
   * Called at every change. A cleared text is only reported at the end: many blocks do not render an element
   * without text, but it must stay in the page while it is edited.
   */
  readonly onChange: (value: string) => void;
  readonly onEnd: (reason: EndReason) => void;
}

export interface TextHandle {
  /** Ends editing and keeps the text. */
  readonly end: () => void;
  /** Restores the initial text. */
  readonly cancel: () => void;
  readonly focus: () => void;
}

/** Edits a text of the page in place. React may keep rendering it. */
export function editText(options: EditTextOptions): TextHandle {
  const edit = new TextEdit(options);
  edit.focus();
  return { end: () => edit.end('ended'), cancel: () => edit.cancel(), focus: () => edit.focus() };
}

class TextEdit {
  readonly #options: EditTextOptions;
  readonly #limits: TextLimits;
  readonly #dom: SingleText;
  readonly #echoes = new Echoes();
  readonly #release: (() => void)[];
  readonly #drawings = new MutationObserver(() => this.#drawn());
  #text: string;
  #reported: string;
  #selection = { anchor: 0, focus: 0 };
  #isComposing = false;
  #isOver = false;

  constructor(options: EditTextOptions) {
    const { element, value, multiline = false, maxLength = 10_000, label, prompt } = options;
    this.#options = options;
    this.#limits = { isMultiline: multiline, maxLength };
    this.#dom = singleText(element);
    this.#text = value;
    this.#reported = value;
    this.#selection = this.#dom.readSelection() ?? { anchor: value.length, focus: value.length };
    if (prompt !== undefined) element.dataset.ghost = prompt;
    this.#show();
    this.#release = [makeEditable(element, multiline, label), this.#watch(), this.#listen()];
  }

  focus(): void {
    this.#options.element.focus({ preventScroll: true });
    this.#dom.select(this.#selection);
  }

  cancel(): void {
    const { value, onChange } = this.#options;
    const isChanged = this.#reported !== value;
    this.#text = value;
    this.#reported = value;
    this.#show();
    this.end('cancelled');
    if (isChanged) onChange(value);
  }

  end(reason: EndReason): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const release of this.#release) release();
    const { element, prompt } = this.#options;
    if (this.#text === '' && prompt !== undefined) this.#dom.write(prompt);
    if (reason !== 'gone') this.#dom.close();
    element.removeAttribute('data-empty');
    element.removeAttribute('data-ghost');
    element.blur();
    const isEmptied = this.#text === '' && this.#reported !== '';
    if (isEmptied && reason !== 'gone') this.#options.onChange('');
    this.#options.onEnd(reason);
  }

  #listen() {
    return listenToTyping(this.#options.element, {
      typed: () => this.#typed(),
      insert: (text) => this.#insert(text),
      composing: (isComposing) => {
        this.#isComposing = isComposing;
        if (!isComposing) this.#typed();
      },
      moved: () => {
        this.#selection = this.#dom.readSelection() ?? this.#selection;
      },
      returned: () => this.#dom.select(this.#selection),
      isFull: () => countSigns(this.#text) >= this.#limits.maxLength && this.#isCaret(),
      isMultiline: this.#limits.isMultiline,
      end: (reason) => this.end(reason),
    });
  }

  #isCaret(): boolean {
    return this.#selection.anchor === this.#selection.focus;
  }

  #typed(): void {
    if (this.#isOver || this.#isComposing) return;
    const selection = this.#dom.readSelection();
    this.#selection = selection ?? this.#selection;
    this.#take(firstSigns(this.#dom.read(), this.#limits.maxLength));
  }

  #insert(insert: string): void {
    const selection = this.#dom.readSelection() ?? this.#selection;
    const { text, caret } = insertText(this.#dom.read(), selection, insert, this.#limits);
    this.#selection = { anchor: caret, focus: caret };
    this.#take(text);
  }

  #take(text: string): void {
    const isChanged = text !== this.#text;
    this.#text = text;
    this.#show();
    if (!isChanged || text === '') return;
    this.#reported = text;
    this.#echoes.sent(text);
    this.#options.onChange(text);
  }

  /** Changes nothing in the DOM that is already correct. */
  #show(): void {
    const { element } = this.#options;
    this.#dom.write(this.#text);
    element.toggleAttribute('data-empty', this.#text === '');
    const now = this.#dom.readSelection();
    const { anchor, focus } = this.#selection;
    const isFocused = element.ownerDocument.activeElement === element;
    if (isFocused && (now?.anchor !== anchor || now.focus !== focus)) {
      this.#dom.select(this.#selection);
    }
    // Ignores the mutations caused by typing and by this method.
    this.#drawings.takeRecords();
  }

  /** React may render the text again, which moves the caret to the start, or remove the element. */
  #watch(): () => void {
    const { element } = this.#options;
    this.#drawings.observe(element, { characterData: true, childList: true, subtree: true });
    const gone = new MutationObserver(() => !element.isConnected && this.end('gone'));
    gone.observe(element.ownerDocument, { childList: true, subtree: true });
    return () => {
      this.#drawings.disconnect();
      gone.disconnect();
    };
  }

  #drawn(): void {
    if (this.#isComposing || this.#isOver) return;
    const rendered = this.#dom.read();
    if (this.#echoes.arrived(rendered, this.#text) === 'theirs') {
      const caret = caretAfterChange(this.#text, rendered);
      this.#text = rendered;
      this.#reported = rendered;
      this.#selection = { anchor: caret, focus: caret };
    }
    this.#show();
  }
}
