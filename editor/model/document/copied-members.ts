import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';
import { valueAt, withValueAt } from '#schemas/editing/fields.ts';
import { mobilePath } from '#schemas/editing/layers.ts';
import type { EditNode, NodeTranslations, TranslationSources } from '#schemas/editing/node.ts';

interface Copy {
  /** Path of the list. */
  readonly list: string;
  readonly id: string;
  /** Id of the item that was copied. */
  readonly from: string;
}

/**
 * Returns the node with list items that `options` contain as copies of others. A form duplicates an item in
 * one language only, so the copy gets the texts of all languages here.
 */
export function withCopiedMembers(node: EditNode, options: JsonObject): EditNode {
  return copiesIn(options, node.options, []).reduce(withCopy, node);
}

function copiesIn(value: Json, stored: JsonObject, path: readonly string[]): Copy[] {
  if (Array.isArray(value)) return copiesInList(value as readonly Json[], stored, path.join('/'));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => copiesIn(inner, stored, [...path, key]));
}

function copiesInList(members: readonly Json[], stored: JsonObject, list: string): Copy[] {
  return members.flatMap((member) => {
    if (!isObject(member) || typeof member.id !== 'string') return [];
    const { id } = member;
    const isStored = (name: string) => valueAt(stored, `${list}/${name}`) !== undefined;
    if (isStored(id)) return copiesIn(member, stored, [list, id]);
    const original = members.find(
      (other) => other !== member && isCopy(other, member) && isStored(String(other.id)),
    );
    return isObject(original) ? [{ list, id, from: String(original.id) }] : [];
  });
}

const isCopy = (one: Json, other: JsonObject): one is JsonObject =>
  isObject(one) && isEqual({ ...one, id: null }, { ...other, id: null });

function withCopy(node: EditNode, { list, id, from }: Copy): EditNode {
  const members = valueAt(node.options, list) as readonly Json[];
  const member = valueAt(node.options, `${list}/${from}`) as JsonObject;
  const texts = <Texts extends NodeTranslations | TranslationSources>(of: Texts) =>
    Object.fromEntries(
      Object.entries(of).map(([language, all]) => [
        language,
        [`${list}/`, mobilePath(`${list}/`)].reduce<Readonly<Record<string, Json>>>(
          (texts, path) => copyTextsBelow(texts, `${path}${from}/`, `${path}${id}/`),
          all,
        ),
      ]),
    ) as Texts;
  return {
    ...node,
    options: withValueAt(node.options, list, [...members, { ...member, id }]),
    translations: texts(node.translations),
    sources: texts(node.sources),
  };
}

function copyTextsBelow(texts: Readonly<Record<string, Json>>, from: string, to: string) {
  const copied = Object.entries(texts).flatMap(([path, text]) =>
    path.startsWith(from) ? [[to + path.slice(from.length), text] as const] : [],
  );
  return { ...texts, ...Object.fromEntries(copied) };
}
