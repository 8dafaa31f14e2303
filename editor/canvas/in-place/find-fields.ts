import { plainText, readNode } from '#runtime/rich-text/document.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { type Field, translatableFields } from '#schemas/editing/fields.ts';
import { collapseSpace } from './text-value.ts';

/** An element of a rendered block that shows one of its options. */
export interface FoundField extends Field {
  readonly element: HTMLElement;
  readonly kind: 'text' | 'rich-text';
}

/**
 * Finds the elements of a rendered block that show its texts. Blocks do not mark them, so texts are compared,
 * and equal ones are matched in document order. Nested blocks are skipped.
 */
export function findFields(
  block: HTMLElement,
  options: JsonObject,
  schema: JsonObject,
): FoundField[] {
  const fields = translatableFields(schema, options);
  const elements = ownElements(block);
  const texts = match(
    fields.filter(({ value }) => typeof value === 'string' && value.trim() !== ''),
    elements.filter(showsOneText),
    ({ value }) => collapseSpace(value as string),
    ({ textContent }) => collapseSpace(textContent),
    'text',
  );
  const richTexts = match(
    fields.filter(({ schema: { widget } }) => widget === 'rich-text'),
    elements.filter((element) => element.classList.contains('prose')),
    ({ value }) => withoutSpace(plainText(readNode(value))),
    renderedText,
    'rich-text',
  );
  const order = new Map(fields.map((field, index) => [field.path, index]));
  const place = ({ path }: FoundField) => order.get(path) ?? 0;
  return [...texts, ...richTexts].toSorted((a, b) => place(a) - place(b));
}

/** Elements below the block in document order, without those of nested blocks. */
function ownElements(block: HTMLElement): HTMLElement[] {
  return [...block.children].flatMap((child) => {
    if (!isHtml(child) || child.hasAttribute('data-block')) return [];
    return [child, ...ownElements(child)];
  });
}

/** Elements in a preview are instances of their own window's classes, so `instanceof` fails for them. */
const isHtml = (element: Element): element is HTMLElement => 'offsetParent' in element;

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const showsOneText = ({ childNodes }: HTMLElement): boolean =>
  childNodes.length === 1 && childNodes[0]?.nodeType === Node.TEXT_NODE;

function match(
  fields: readonly Field[],
  elements: readonly HTMLElement[],
  valueOf: (field: Field) => string,
  textOf: (element: HTMLElement) => string,
  kind: FoundField['kind'],
): FoundField[] {
  const shown = groupBy(elements, textOf);
  return [...groupBy(fields, valueOf)].flatMap(([text, equal]) => {
    const candidates = likeliest(shown.get(text) ?? [], equal.length);
    return equal.flatMap((field, index) => {
      const element = candidates[index];
      return element ? [{ ...field, element, kind }] : [];
    });
  });
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/** A block may render a text twice, once hidden, so visible elements go first. */
function likeliest(elements: readonly HTMLElement[], count: number): readonly HTMLElement[] {
  const visible = elements.filter((element) => element.checkVisibility());
  return elements.length > count && visible.length >= count ? visible : elements;
}

/** Text of a rendered rich text, without pictures and products: their text is not part of the content. */
function renderedText(element: Element): string {
  const text = [...element.childNodes].map((child) => {
    if (!isElement(child)) return child.textContent ?? '';
    return child.matches('figure, [data-product]') ? '' : renderedText(child);
  });
  return withoutSpace(text.join(''));
}

const withoutSpace = (text: string): string => text.replace(/\s+/g, '');
