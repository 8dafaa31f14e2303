import type { BlockModel } from '#schemas/block/model.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { valueAt } from '#schemas/editing/fields.ts';
import { hasScopes, withoutHidden } from '#schemas/editing/hidden.ts';
import { asideKey } from '#schemas/editing/link-meta.ts';
import type { EditNode, NodeTranslations } from '#schemas/editing/node.ts';
import { languages } from '#schemas/languages.ts';
import { isEqual } from '../document/equal.ts';

/** What a placement had of its own at one path, in all languages and widths. */
export interface OwnValue {
  /** Of the block whose options they are. */
  readonly version: number;
  readonly value?: Json;
  readonly mobile?: Json;
  readonly translations: NodeTranslations;
  readonly sources: NodeTranslations;
}

/** Of texts by path those at a path, or below it. */
export function textsAt(texts: NodeTranslations, path: string): NodeTranslations {
  return filtered(texts, (each) => isWithin(each, path));
}

export function textsElsewhere(texts: NodeTranslations, path: string): NodeTranslations {
  return filtered(texts, (each) => !isWithin(each, path));
}

const isWithin = (each: string, path: string) => each === path || each.startsWith(`${path}/`);

function filtered(texts: NodeTranslations, keep: (path: string) => boolean): NodeTranslations {
  const all = Object.entries(texts).map(([language, own]) => [
    language,
    Object.fromEntries(Object.entries(own).filter(([path]) => keep(path))),
  ]);
  return Object.fromEntries(all);
}

/** The first value and then the second, language by language. */
export function joinedTexts(one: NodeTranslations, other: NodeTranslations): NodeTranslations {
  const spoken = languages.filter((language) => one[language] ?? other[language]);
  return Object.fromEntries(
    spoken.map((language) => [language, { ...one[language], ...other[language] }]),
  );
}

/** Fields that not everybody may see are not kept: whoever opens the document is sent what is. */
export function ownValue(
  { options, mobileOptions, translations, sources }: EditNode,
  path: string,
  { version, schema }: BlockModel,
): OwnValue | null {
  const seen = (given: JsonObject) =>
    valueAt(hasScopes(schema) ? withoutHidden(schema, given, []) : given, path);
  const [value, mobile] = [seen(options), seen(mobileOptions)];
  if (value === undefined && mobile === undefined) return null;
  return {
    version,
    ...(value !== undefined && { value }),
    ...(mobile !== undefined && { mobile }),
    translations: textsAt(translations, path),
    sources: textsAt(sources, path),
  };
}

/** What was set aside at a path; null for nothing, and for what another version had. */
export function asideAt(placement: EditNode, path: string, version: number): OwnValue | null {
  const kept = asides(placement)[path];
  const isOwn = isObject(kept) && kept.version === version;
  if (!isOwn || !isObject(kept.translations) || !isObject(kept.sources)) return null;
  return kept as unknown as OwnValue;
}

/** The placement with a value set aside; null: with none any more. */
export function withAside(placement: EditNode, path: string, own: OwnValue | null): EditNode {
  const { [path]: _before, ...others } = asides(placement);
  const kept = own ? { ...others, [path]: own as unknown as Json } : others;
  const { [asideKey]: _all, ...rest } = placement.linkMeta;
  const linkMeta = Object.keys(kept).length > 0 ? { ...rest, [asideKey]: kept } : rest;
  return isEqual(linkMeta, placement.linkMeta) ? placement : { ...placement, linkMeta };
}

function asides({ linkMeta }: EditNode): JsonObject {
  const all = linkMeta[asideKey];
  return isObject(all) ? all : {};
}
