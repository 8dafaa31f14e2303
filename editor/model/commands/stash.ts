import type { EditorBlock } from '#runtime/block/editor-registry.ts';
import type { BlockModel } from '#schemas/block/model.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';
import { valueAt } from '#schemas/editing/fields.ts';
import { hasScopes, withoutHidden } from '#schemas/editing/hidden.ts';
import { stashKey } from '#schemas/editing/link-meta.ts';
import type { EditNode, NodeTranslations } from '#schemas/editing/node.ts';
import { languages } from '#schemas/languages.ts';
import { placementUpToDate } from '../document/migrate-placement.ts';

/** A placement's own value at one path, in all languages and widths. */
export interface OwnValue {
  /** Version of the block whose options these are. */
  readonly version: number;
  readonly value?: Json;
  readonly mobile?: Json;
  readonly translations: NodeTranslations;
  readonly sources: NodeTranslations;
}

/** Returns the texts at a path or below it. */
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

/** Merges texts language by language; the second argument wins. */
export function joinedTexts(one: NodeTranslations, other: NodeTranslations): NodeTranslations {
  const spoken = languages.filter((language) => one[language] ?? other[language]);
  return Object.fromEntries(
    spoken.map((language) => [language, { ...one[language], ...other[language] }]),
  );
}

/**
 * Returns the placement's own value at a path, without fields that not everyone may see: stashed values are
 * sent to everyone who opens the document.
 */
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

/** Returns the placement with its own value at a path. Creates missing objects on the way. */
export function withOwn(placement: EditNode, path: string, own: OwnValue): EditNode {
  const keys = path.split('/');
  const put = (options: JsonObject, value: Json | undefined) =>
    value === undefined ? options : withKeysAt(options, keys, value);
  return {
    ...placement,
    options: put(placement.options, own.value),
    mobileOptions: put(placement.mobileOptions, own.mobile),
    translations: joinedTexts(placement.translations, own.translations),
    sources: joinedTexts(placement.sources, own.sources) as EditNode['sources'],
  };
}

function withKeysAt(options: JsonObject, keys: readonly string[], value: Json): JsonObject {
  const [key = '', ...rest] = keys;
  if (rest.length === 0) return { ...options, [key]: value };
  const inner = options[key];
  return { ...options, [key]: withKeysAt(isObject(inner) ? inner : {}, rest, value) };
}

/**
 * Returns the stashed value at a path, migrated to the current version of its block. Null when there is none,
 * when it comes from a newer version, or when its field no longer exists.
 */
export function stashAt(placement: EditNode, path: string, block: EditorBlock): OwnValue | null {
  const found = stashesNow(placement, block).filter((each) => each.path === path);
  return (found.find(({ key }) => key === path) ?? found[0])?.own ?? null;
}

/** Returns the placement with a stashed value; null removes it. */
export function withStash(
  placement: EditNode,
  path: string,
  own: OwnValue | null,
  block: EditorBlock,
): EditNode {
  const former = stashesNow(placement, block).filter((each) => each.path === path);
  const others = Object.entries(stashes(placement)).filter(
    ([key]) => key !== path && !former.some((each) => each.key === key),
  );
  const kept = Object.fromEntries<Json>([
    ...others,
    ...(own ? [[path, own as never] as const] : []),
  ]);
  const { [stashKey]: _all, ...rest } = placement.linkMeta;
  const linkMeta = Object.keys(kept).length > 0 ? { ...rest, [stashKey]: kept } : rest;
  return isEqual(linkMeta, placement.linkMeta) ? placement : { ...placement, linkMeta };
}

interface Stash {
  /** Path under which it is stored. */
  readonly key: string;
  /** Current path of its field. */
  readonly path: string;
  readonly own: OwnValue;
}

function stashesNow(placement: EditNode, block: EditorBlock): Stash[] {
  return Object.entries(stashes(placement)).flatMap(([key, kept]) => {
    const own = readOwn(kept);
    const now = own && ownNow(placement, key, own, block);
    return now ? [{ key, ...now }] : [];
  });
}

function readOwn(kept: Json): OwnValue | null {
  if (!isObject(kept) || typeof kept.version !== 'number') return null;
  return isObject(kept.translations) && isObject(kept.sources)
    ? (kept as unknown as OwnValue)
    : null;
}

function ownNow(
  placement: EditNode,
  key: string,
  own: OwnValue,
  block: EditorBlock,
): Omit<Stash, 'key'> | null {
  const { version } = block.model;
  if (own.version >= version) return own.version === version ? { path: key, own } : null;
  const nothing = { options: {}, mobileOptions: {}, translations: {}, sources: {} };
  const then = withOwn({ ...placement, ...nothing, version: own.version }, key, own);
  const now = placementUpToDate(then, block);
  const depth = key.split('/').length;
  const path = onlyPath(own.value === undefined ? now.mobileOptions : now.options, depth);
  const value = path === null ? null : ownValue(now, path, block.model);
  return path === null || value === null ? null : { path, own: value };
}

/** Returns the path of the only value in the options; null when there are none or several. */
function onlyPath(options: JsonObject, depth: number): string | null {
  const [key, ...others] = Object.keys(options);
  if (key === undefined || others.length > 0) return null;
  const inner = options[key];
  if (depth === 1 || !isObject(inner)) return key;
  const below = onlyPath(inner, depth - 1);
  return below === null ? null : `${key}/${below}`;
}

function stashes({ linkMeta }: EditNode): JsonObject {
  const all = linkMeta[stashKey];
  return isObject(all) ? all : {};
}
