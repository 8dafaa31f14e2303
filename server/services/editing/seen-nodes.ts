import { currentHandler } from '#schemas/block/former-handlers.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { hasScopes, isHidden, withHidden, withoutHidden } from '#schemas/editing/hidden.ts';
import type { EditNode, OptionsLayer } from '#schemas/editing/node.ts';
import { type Language, languages } from '#schemas/languages.ts';
import type { BlockRules } from '../dependencies.ts';

/** Returns a node without the fields hidden from these scopes. Unknown blocks have no hidden fields. */
export function seenNode({ models }: BlockRules, node: EditNode, scopes: readonly string[]) {
  const schema = models[node.handler]?.schema;
  if (!schema || !hasScopes(schema) || scopes.includes('admin')) return node;
  const seen = (options: JsonObject) => withoutHidden(schema, options, scopes);
  const perPath = (texts: PerPath) =>
    changed(texts, (path, text) => (isHidden(schema, path, scopes) ? undefined : text));
  return {
    ...node,
    options: seen(node.options),
    mobileOptions: seen(node.mobileOptions),
    pending: perLayer(node.pending, (_layer, typed) => seen(typed)),
    translations: perLanguage(node.translations, (_language, texts) => perPath(texts)),
    sources: perLanguage(node.sources, (_language, prints) => perPath(prints)),
  } as EditNode;
}

/**
 * Returns a sent node under its block's current name; fields hidden from the sender are taken from the stored
 * node.
 */
export function completedNode(
  { models }: BlockRules,
  given: EditNode,
  stored: EditNode | undefined,
  scopes: readonly string[],
): EditNode {
  const handler = currentHandler(models, given.handler);
  const sent = handler === given.handler ? given : { ...given, handler };
  const schema = models[sent.handler]?.schema;
  if (!schema || !stored || stored.handler !== sent.handler) return sent;
  if (!hasScopes(schema) || scopes.includes('admin')) return sent;
  const whole = (own: JsonObject, kept: JsonObject) => withHidden(schema, own, kept, scopes);
  const hiddenOf = (texts: PerPath = {}) =>
    changed(texts, (path, text) => (isHidden(schema, path, scopes) ? text : undefined));
  return {
    ...sent,
    options: whole(sent.options, stored.options),
    mobileOptions: whole(sent.mobileOptions, stored.mobileOptions),
    pending: perLayer(sent.pending, (layer, typed) => whole(typed, stored.pending[layer] ?? {})),
    translations: perLanguage({ ...stored.translations, ...sent.translations }, (language) => ({
      ...hiddenOf(stored.translations[language]),
      ...sent.translations[language],
    })),
    sources: perLanguage({ ...stored.sources, ...sent.sources }, (language) => ({
      ...hiddenOf(stored.sources[language]),
      ...sent.sources[language],
    })),
  } as EditNode;
}

type PerPath = Readonly<Record<string, Json>>;

function changed(texts: PerPath, change: (path: string, text: Json) => Json | undefined): PerPath {
  const kept = Object.entries(texts).flatMap(([path, text]) => {
    const next = change(path, text);
    return next === undefined ? [] : [[path, next] as const];
  });
  return Object.fromEntries(kept);
}

function perLanguage(
  given: EditNode['translations'],
  change: (language: Language, texts: PerPath) => PerPath,
): EditNode['translations'] {
  const known = languages.flatMap((language) => {
    const texts = given[language];
    return texts ? [[language, change(language, texts)] as const] : [];
  });
  return Object.fromEntries(known);
}

function perLayer(
  pending: EditNode['pending'],
  change: (layer: OptionsLayer, typed: JsonObject) => JsonObject,
): EditNode['pending'] {
  const known = Object.entries(pending) as [OptionsLayer, JsonObject][];
  return Object.fromEntries(known.map(([layer, typed]) => [layer, change(layer, typed)]));
}
