import type { Translate } from '#runtime/i18n/translator.ts';
import { labelsOf } from '#schemas/block/labels.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { valueAt } from '#schemas/editing/fields.ts';
import { isMobileLayer, languageOf, mobilePath } from '#schemas/editing/layers.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import type { Editing } from '../../model/document/editing.ts';
import { isBlankText } from '../../model/document/options.ts';
import { promptAt } from '../../model/document/placeholders.ts';
import { fieldLabel } from '../../model/labels/field-labels.ts';
import { editText } from '../in-place/edit-text.ts';
import { type FoundField, findFields } from '../in-place/find-fields.ts';
import { editRichText } from '../in-place/rich-text.ts';
import { bufferKeys } from '../keys/buffered-keys.ts';
import type { Pickers } from '../pickers.ts';
import type { OverlayStore, Typing } from './overlay-store.ts';
import { contains, type Point } from './rect.ts';
import { type FramedBlock, framedBlock } from './rendered-block.ts';
import { type TextTarget, textTarget, writeText } from './text-target.ts';
import { whyNot } from './why.ts';

/** Ports that editing text on the page needs from the editor. */
export interface TextTools {
  readonly editing: Editing;
  readonly overlay: OverlayStore;
  readonly t: Translate;
  readonly uiLanguage: Language;
  readonly pickers: Pickers | null;
  /** Returns focus to the page after typing. */
  readonly focusPage: () => void;
}

export interface TypingStart {
  /** The clicked element. */
  readonly target: Element;
  /** Position of the click, in coordinates of the page's own window. */
  readonly point: Point;
}

/** Returns fields of a block that can be edited in place, in the order of its form. */
export function typedFields(block: FramedBlock, frame: HTMLElement): FoundField[] {
  return findFields(frame, block.options, block.schema);
}

/** Starts typing in the clicked text, or the first one; false when there is none. */
export function startTyping(tools: TextTools, frame: HTMLElement, start?: TypingStart): boolean {
  const block = framedBlock(tools.editing, frame);
  if (!block) return false;
  const fields = typedFields(block, frame);
  const field = start ? pointedField(fields, start) : fields[0];
  return field !== undefined && typeIn(tools, frame, block, field, start);
}

function typeIn(
  tools: TextTools,
  frame: HTMLElement,
  block: FramedBlock,
  field: FoundField,
  start?: TypingStart,
): true {
  const { editing, overlay } = tools;
  const target = textTarget(editing, block, field);
  if (!target.ok) {
    overlay.setState({ notice: whyNot(editing, target.error) });
    return true;
  }
  overlay.getState().typing?.end();
  if (start) putCaret(field.element, start.point);
  openField(tools, block, field, target.value, start?.point);
  if (field.kind === 'text') walkOnTab(tools, frame, field);
  return true;
}

/** Tab moves to the next text of the block, Shift+Tab to the previous one, and past the ends to the page. */
function walkOnTab(tools: TextTools, frame: HTMLElement, { element, path }: FoundField): void {
  const { editing, overlay, focusPage } = tools;
  const { typing } = overlay.getState();
  const fieldsNow = () => {
    const block = framedBlock(editing, frame);
    return block ? typedFields(block, frame).map((field) => ({ block, field })) : [];
  };
  const onKey = (event: KeyboardEvent) => {
    if (overlay.getState().typing !== typing) element.removeEventListener('keydown', onKey);
    else if (event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const before = fieldsNow().map(({ field }) => field.path);
      typing?.end();
      // A prompt is rendered again only after its field is left empty.
      const after = fieldsNow().map(({ field }) => field.path);
      const paths = before.includes(path) ? before : after;
      const wanted = paths[paths.indexOf(path) + (event.shiftKey ? -1 : 1)];
      const next = fieldsNow().find(({ field }) => field.path === wanted);
      if (next) typeIn(tools, frame, next.block, next.field);
      else focusPage();
    }
  };
  element.addEventListener('keydown', onKey);
}

/** Returns the clicked field, or the field under the point if it ignores pointer events. */
function pointedField(
  fields: readonly FoundField[],
  { target, point }: TypingStart,
): FoundField | undefined {
  const hit = fields.find(({ element }) => element.contains(target));
  const isUnder = ({ element }: FoundField) =>
    target.contains(element) && contains(element.getBoundingClientRect(), point);
  return hit ?? fields.find(isUnder);
}

function openField(
  tools: TextTools,
  block: FramedBlock,
  field: FoundField,
  target: TextTarget,
  point?: Point,
): void {
  const { editing, overlay, focusPage } = tools;
  const { element, path, kind } = field;
  const ending = new AbortController();
  const typing: Typing = {
    id: target.id,
    element,
    isShared: target.isShared,
    end: () => ending.abort(),
  };
  const open: OpenField = {
    field,
    target,
    isPrompt: promptAt(editing, target.id, target.layer, path) !== undefined,
    label: labelOf(tools, block, path),
    ending: ending.signal,
    onChange(value) {
      const written = writeText(editing, target, value);
      if (!written.ok) overlay.setState({ notice: whyNot(editing, written.error) });
    },
    onEnd(reason) {
      ending.abort();
      if (overlay.getState().typing === typing) {
        overlay.setState({ typing: null });
        editing.selection.setState({ typed: null });
      }
      if (reason === 'escape' || reason === 'enter') focusPage();
    },
  };
  overlay.setState({ typing });
  // Selected without the field: an open form would move focus to it.
  editing.select([block.id]);
  editing.selection.setState({ typed: path });
  if (kind === 'text') openText(open);
  else void openRichText(tools, open, point);
}

interface OpenField {
  readonly field: FoundField;
  readonly target: TextTarget;
  /** The rendered text is a prompt: the first typed text replaces it. */
  readonly isPrompt: boolean;
  /** Accessible name. */
  readonly label: string;
  /** Aborted when typing should end, or has ended. */
  readonly ending: AbortSignal;
  readonly onChange: (value: Json) => void;
  readonly onEnd: (reason: string) => void;
}

function labelOf({ editing, uiLanguage }: TextTools, { node }: FramedBlock, path: string): string {
  const labels = labelsOf(editing.blocks[node.handler], uiLanguage);
  const withoutMembers = path.replace(/\/[^/]+(?=\/)/g, '');
  return fieldLabel(labels, withoutMembers, uiLanguage).label;
}

function openText({ field, isPrompt, label, ending, onChange, onEnd }: OpenField): void {
  const { element, value, schema } = field;
  const { maxLength, widget } = schema;
  const handle = editText({
    element,
    value: isPrompt ? '' : String(value),
    prompt: isPrompt ? String(value) : undefined,
    multiline: widget === 'textarea',
    ...(typeof maxLength === 'number' && { maxLength }),
    label,
    onChange,
    onEnd,
  });
  ending.addEventListener('abort', handle.end);
}

/**
 * Loads the editor first; keys typed meanwhile go into it. Shows changes by undo and other editors while it
 * is open.
 */
async function openRichText(
  { editing, overlay, pickers, t }: TextTools,
  { field, target, isPrompt, label, ending, onChange, onEnd }: OpenField,
  point: Point | undefined,
): Promise<void> {
  const { element, value, path } = field;
  if (!pickers) {
    onEnd('ended');
    return;
  }
  let wasEmptied = false;
  const change = (next: Json) => {
    wasEmptied ||= isBlankText(next);
    onChange(next);
  };
  const keys = bufferKeys([window, overlay.getState().surface.window]);
  ending.addEventListener('abort', keys.drop);
  const handle = await editRichText({
    element,
    value: isPrompt ? undefined : (value as JsonObject),
    label,
    ...(point && { point }),
    t,
    pickers,
    onChange: change,
    onEnd,
  });
  if (!handle) {
    onEnd('ended');
    overlay.setState({ notice: { key: 'ui.unfetchedHelp', isError: true } });
    return;
  }
  if (ending.aborted) {
    handle.end();
    return;
  }
  keys.hand();
  const stop = editing.nodes.subscribe(target.id, () => {
    const frame = element.closest<HTMLElement>('[data-block]');
    const block = frame && framedBlock(editing, frame);
    const isOpen =
      promptAt(editing, target.id, target.layer, path) !== undefined ||
      (wasEmptied && isUntranslated(editing, target));
    const now = isOpen ? emptyText : block && valueAt(block.options, path);
    if (now !== undefined && now !== null) handle.update(now as JsonObject);
  });
  ending.addEventListener('abort', () => {
    stop();
    handle.end();
  });
}

/** An empty translation is shown empty while it is edited; otherwise the page shows the original. */
function isUntranslated({ nodes }: Editing, { id, layer, path }: TextTarget): boolean {
  const language = languageOf(layer);
  if (language === defaultLanguage) return false;
  const at = isMobileLayer(layer) ? mobilePath(path) : path;
  return nodes.get(id)?.translations[language]?.[at] === undefined;
}

const emptyText: JsonObject = { type: 'doc', content: [] };

/** Puts the caret at the clicked point, as in a normal page. */
function putCaret(element: HTMLElement, { x, y }: Point): void {
  const { ownerDocument: document } = element;
  const caret = document.caretPositionFromPoint?.(x, y);
  if (caret && element.contains(caret.offsetNode)) {
    document.getSelection()?.collapse(caret.offsetNode, caret.offset);
  }
}
