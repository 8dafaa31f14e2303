import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { ElementMeta, Json } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { isSameNode } from '#schemas/editing/same-node.ts';
import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';
import { viewOptions } from '../../model/document/options.ts';

/** The part of a node that a field belongs to. */
export type FieldPart = 'options' | 'mobile' | 'layout' | 'mobileLayout' | 'element';

export interface FieldDifference {
  readonly part: FieldPart;
  /** Language of a translated text; null for values of all languages. */
  readonly language: Language | null;
  /** Keys joined by `/`; list items have their `id`. */
  readonly path: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

export interface NodeDifference {
  readonly id: string;
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  readonly before: EditNode | null;
  readonly after: EditNode | null;
  /** Whether it was moved; its content may have changed too. */
  readonly isMoved: boolean;
  readonly fields: readonly FieldDifference[];
}

/** Returns a node as forms show it, so that a written-out default is no change. */
export function comparable(node: EditNode, blocks: EditorBlocks): EditNode {
  const options = node.master === null ? viewOptions(node, blocks, defaultLanguage) : null;
  return options?.ok ? { ...node, options: options.value } : node;
}

/**
 * Returns the differences between two versions of a document, in the order of the later one, followed by
 * removed blocks.
 */
export function documentDifferences(
  before: readonly EditNode[],
  after: readonly EditNode[],
): NodeDifference[] {
  const then = new Map(before.map((node) => [node.id, node]));
  const moved = movedIds(before, after);
  const now = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((node) => nodeDifference(then.get(node.id) ?? null, node, moved) ?? []),
    ...before
      .filter(({ id }) => !now.has(id))
      .flatMap((node) => nodeDifference(node, null, moved) ?? []),
  ];
}

/** Returns the difference between two versions of a node; null if they are equal. */
export function nodeDifference(
  before: EditNode | null,
  after: EditNode | null,
  moved: ReadonlySet<string> = movedIds(before ? [before] : [], after ? [after] : []),
): NodeDifference | null {
  const id = (after ?? before)?.id ?? '';
  if (isSameNode(before, after)) return null;
  const isMoved = before !== null && after !== null && moved.has(id);
  const fields = before && after ? fieldDifferences(before, after) : [];
  if (before && after && fields.length === 0 && !isMoved) return null;
  const whole = before ? 'removed' : 'added';
  const kind = before && after ? (fields.length > 0 ? 'changed' : 'moved') : whole;
  return { id, kind, before, after, isMoved, fields };
}

/**
 * Returns the moved nodes: in another slot, or with another previous sibling among those in both versions.
 */
function movedIds(before: readonly EditNode[], after: readonly EditNode[]): Set<string> {
  const [then, now] = [before, after].map((nodes) => new Map(nodes.map((node) => [node.id, node])));
  const moved = new Set<string>();
  for (const node of after) {
    const was = then?.get(node.id);
    const isElsewhere = was && (was.parent !== node.parent || was.slot !== node.slot);
    if (was && (isElsewhere || was.document !== node.document)) moved.add(node.id);
    else if (was && was.order !== node.order && !isSameNeighbour(was, node, then, now)) {
      moved.add(node.id);
    }
  }
  return moved;
}

function isSameNeighbour(
  was: EditNode,
  node: EditNode,
  then: ReadonlyMap<string, EditNode> | undefined,
  now: ReadonlyMap<string, EditNode> | undefined,
): boolean {
  if (!then || !now || then.size < 2) return false;
  return siblingBefore(was, then, now) === siblingBefore(node, now, then);
}

/** Returns the nearest previous sibling that exists in both versions. */
function siblingBefore(
  { parent, slot, document, order, id }: EditNode,
  nodes: ReadonlyMap<string, EditNode>,
  others: ReadonlyMap<string, EditNode>,
): string | null {
  let found: EditNode | null = null;
  for (const each of nodes.values()) {
    const isSibling =
      each.parent === parent && each.slot === slot && each.document === document && each.id !== id;
    if (!isSibling || each.order >= order || others.get(each.id)?.parent !== parent) continue;
    if (!found || found.order < each.order) found = each;
  }
  return found?.id ?? null;
}

function fieldDifferences(before: EditNode, after: EditNode): FieldDifference[] {
  const found: FieldDifference[] = [];
  const compare = (
    part: FieldPart,
    language: Language | null,
    [one, other]: readonly [Json | undefined, Json | undefined],
    path: readonly string[] = [],
  ): void => {
    if (isEqual(one, other)) return;
    const keys = memberKeys(one, other);
    if (!keys) {
      found.push({ part, language, path: path.join('/'), before: one, after: other });
      return;
    }
    for (const key of keys.filter((name) => name !== 'id' || path.length === 0)) {
      compare(part, language, [member(one, key), member(other, key)], [...path, key]);
    }
  };
  compare('options', null, [before.options, after.options]);
  const written = [before, after].flatMap(({ translations }) => Object.keys(translations));
  for (const language of new Set([...languages, ...written])) {
    const texts = ({ translations }: EditNode) => translations[language] ?? {};
    compare('options', language, [texts(before), texts(after)]);
  }
  compare('mobile', null, [before.mobileOptions, after.mobileOptions]);
  compare('layout', null, [toJson(before.meta), toJson(after.meta)]);
  compare('mobileLayout', null, [toJson(before.mobileMeta), toJson(after.mobileMeta)]);
  for (const name of ['title', 'slug', 'locked', 'opened'] as const) {
    compare('element', null, [before[name], after[name]], [name]);
  }
  return found;
}

/** Returns the keys to descend into; null: the two values are compared as a whole. */
function memberKeys(one: Json | undefined, other: Json | undefined): string[] | null {
  const [left, right] = [keysOf(one), keysOf(other)];
  const isEmpty = (value: Json | undefined) => value === undefined;
  if (left && right) return [...new Set([...left, ...right])];
  if ((left && isEmpty(other)) || (right && isEmpty(one)))
    return Array.isArray(one ?? other) ? null : (left ?? right);
  return null;
}

function keysOf(value: Json | undefined): string[] | null {
  if (Array.isArray(value)) {
    const ids = (value as readonly Json[]).map((each) => (isObject(each) ? each.id : undefined));
    return ids.every((id) => typeof id === 'string') ? ids : null;
  }
  if (!isObject(value) || value.type === 'doc' || isLeaf(value)) return null;
  return Object.keys(value);
}

/** Links and media are compared as one value. */
const isLeaf = (value: Json) => isObject(value) && ('kind' in value || 'key' in value);

function member(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).find((each) => isObject(each) && each.id === key);
  }
  return isObject(value) ? value[key] : undefined;
}

const toJson = (meta: ElementMeta) => meta as Json;
