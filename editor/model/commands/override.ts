import { overlay } from '#schemas/block/overlay.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';
import { withExampleTexts } from '#schemas/editing/example-texts.ts';
import { translatableFields, valueAt } from '#schemas/editing/fields.ts';
import { fingerprint } from '#schemas/editing/fingerprint.ts';
import { isMobileLayer, languageOf } from '#schemas/editing/layers.ts';
import type { EditNode, NodeTranslations, OptionsLayer } from '#schemas/editing/node.ts';
import { originalOptions } from '#schemas/editing/original-options.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { upToDate } from '../document/migrate-node.ts';
import { placementUpToDate } from '../document/migrate-placement.ts';
import { sparse } from '../document/options.ts';
import { isPlacementValid, placedOptions, placedUnderMobile } from '../document/placement.ts';
import { type CommandContext, defineCommand, type Plan } from './command.ts';
import { nameOf } from './insert.ts';
import { ownMobileKeys, withMobileOverrides } from './override-mobile.ts';
import {
  joinedTexts,
  ownValue,
  stashAt,
  textsAt,
  textsElsewhere,
  withOwn,
  withStash,
} from './stash.ts';

/**
 * Plans the overrides of a placement. It stores only what differs from the shared element, for opened
 * options. Values that are not text apply in all languages; a text in another language is stored as a
 * translation. Options that break the block's schema become pending, as in `setOptions`.
 */
export function planOverrides(
  context: CommandContext,
  before: EditNode,
  layer: OptionsLayer,
  options: JsonObject,
): Result<Plan> {
  const master = context.nodes.get(before.master ?? '');
  if (!master) return fail('notFound');
  const placement = placementUpToDate(before, context.blocks[master.handler]);
  const scope = { context, placement, master };
  const changed = isMobileLayer(layer)
    ? overriddenMobile(scope, layer, options)
    : overridden(scope, languageOf(layer), options);
  if (!changed.ok) return changed;
  const keys = [...Object.keys(changed.value.options), ...ownMobileKeys(changed.value)];
  const closed = keys.find((key) => !master.opened.includes(key));
  if (closed !== undefined) return fail('blockShared', { field: closed });
  const { [layer]: _typed, ...pending } = placement.pending;
  const after = isPlacementValid(changed.value, master, context.blocks)
    ? { ...changed.value, pending }
    : { ...placement, pending: { ...pending, [layer]: options } };
  const label = { key: 'commands.override', params: { name: nameOf(context, master.handler) } };
  return ok({ changes: [{ before, after }], label });
}

interface SlotTarget {
  readonly context: CommandContext;
  readonly placement: EditNode;
  readonly master: EditNode;
}

function overridden(
  { context, placement, master }: SlotTarget,
  language: Language,
  options: JsonObject,
): Result<EditNode> {
  const placed = placedOptions(placement, master, context.blocks, language);
  if (!placed.ok) return placed;
  const isTranslated = language !== defaultLanguage;
  const original = isTranslated
    ? placedOptions(placement, master, context.blocks, defaultLanguage)
    : placed;
  if (!original.ok) return original;
  const from = { shown: placed.value, original: original.value };
  const written = isTranslated
    ? withTexts(context, placement, master, language, from, options)
    : { node: placement, options };
  const overrides = overlay(written.node.options, sparse(original.value, written.options));
  return ok({ ...written.node, options: overrides });
}

function overriddenMobile(
  { context: { blocks }, placement, master }: SlotTarget,
  layer: OptionsLayer,
  options: JsonObject,
): Result<EditNode> {
  const block = blocks[master.handler];
  if (!block) return fail('blockUnknown', { params: { type: master.handler } });
  const current = upToDate(master, blocks);
  const [original, shown] = [defaultLanguage, languageOf(layer)].map((language) =>
    placedUnderMobile(placement, current, blocks, language),
  ) as [Result<JsonObject>, Result<JsonObject>];
  if (!original.ok) return original;
  if (!shown.ok) return shown;
  const under = (language: Language) =>
    language === defaultLanguage ? original.value : shown.value;
  return ok(withMobileOverrides(placement, block, layer, options, under));
}

/** Texts that changed in a language become translations. The rest is compared with the original. */
function withTexts(
  context: CommandContext,
  placement: EditNode,
  master: EditNode,
  language: Language,
  from: { readonly shown: JsonObject; readonly original: JsonObject },
  options: JsonObject,
): { readonly node: EditNode; readonly options: JsonObject } {
  const block = context.blocks[master.handler];
  if (!block) return { node: placement, options };
  const original = originalOptions(from.original, block, options);
  const changed = sparse(from.original, original.options);
  const lists = Object.keys(changed).filter((key) => Array.isArray(changed[key]));
  const texts = translatableFields(block.model.schema, options).filter(
    ({ path, value }) => !isEqual(valueAt(from.shown, path) ?? '', value),
  );
  let node = {
    ...placement,
    linkMeta: withExampleTexts(placement.linkMeta, defaultLanguage, original.standIns),
  };
  // A list is overridden as a whole, in all languages.
  for (const key of lists) node = withOwnText(context, node, master, key);
  for (const { path, value } of texts) {
    node = withOwnText(context, node, master, path);
    const print = fingerprint(valueAt(original.options, path) ?? '');
    node = {
      ...node,
      translations: withText(node.translations, language, path, value),
      sources: withText(node.sources, language, path, print) as EditNode['sources'],
    };
  }
  return { node, options: original.options };
}

/**
 * A text can only be translated where the placement overrides it, so all texts of the shared option are
 * copied.
 */
function withOwnText(
  context: CommandContext,
  placement: EditNode,
  master: EditNode,
  path: string,
): EditNode {
  const isOwn = valueAt(placement.options, path) !== undefined;
  if (isOwn) return placement;
  const shared = upToDate(master, context.blocks);
  return withOwnCopy(context, placement, shared, path.split('/')[0] ?? '');
}

/** Copies the shared element's value at a path to the placement, in all languages. */
function withOwnCopy(
  context: CommandContext,
  placement: EditNode,
  master: EditNode,
  path: string,
): EditNode {
  const original = placedOptions(placement, master, context.blocks, defaultLanguage);
  const value = original.ok ? valueAt(original.value, path) : undefined;
  if (value === undefined) return placement;
  const { translations, sources } = master;
  return withOwn(placement, path, {
    version: placement.version,
    value,
    translations: joinedTexts(textsAt(translations, path), placement.translations),
    sources: joinedTexts(textsAt(sources, path), placement.sources),
  });
}

const withText = (
  texts: NodeTranslations,
  language: Language,
  path: string,
  text: Json,
): NodeTranslations => ({ ...texts, [language]: { ...texts[language], [path]: text } });

export interface ResetOverrideArgs {
  readonly id: string;
  /** Path of an option that the placement overrides, or of a value inside one. */
  readonly path: string;
}

/** Returns the placement migrated to the current block version, with its shared element. */
function placementOf(context: Pick<CommandContext, 'nodes' | 'blocks'>, id: string) {
  const before = context.nodes.get(id);
  const master = context.nodes.get(before?.master ?? '');
  const block = context.blocks[master?.handler ?? ''];
  if (!before || !master || !block) return null;
  return { before, placement: placementUpToDate(before, block), master, block };
}

/**
 * Makes a field of a placement follow the shared element again, in all languages. Its own value is stashed
 * for `keepOwn`.
 */
export const resetOverride = defineCommand<ResetOverrideArgs>({
  name: 'resetOverride',
  plan(context, { id, path }) {
    const found = placementOf(context, id);
    if (!found) return fail('notFound');
    const { before, placement, master, block } = found;
    const own = ownValue(placement, path, block.model);
    const { options, mobileOptions, translations, sources } = placement;
    const after = {
      ...(own ? withStash(placement, path, own, block) : placement),
      options: withoutKeys(options, path.split('/')),
      mobileOptions: withoutKeys(mobileOptions, path.split('/')),
      translations: textsElsewhere(translations, path),
      sources: textsElsewhere(sources, path) as EditNode['sources'],
      pending: {},
    };
    const label = {
      key: 'commands.resetOverride',
      params: { name: nameOf(context, master.handler) },
    };
    return ok({ changes: [{ before, after }], label });
  },
});

/** Returns the placement with its stashed value at a path; null when there is none or it is invalid. */
export function withKept(
  context: Pick<CommandContext, 'nodes' | 'blocks'>,
  id: string,
  path: string,
): EditNode | null {
  const found = placementOf(context, id);
  const kept = found && stashAt(found.placement, path, found.block);
  if (!kept) return null;
  const after = withOwn(withStash(found.placement, path, null, found.block), path, kept);
  return isPlacementValid(after, found.master, context.blocks) ? after : null;
}

/**
 * Gives a field of a placement its own value, independent of the shared one: the stashed value, otherwise a
 * copy of the shared element's current value.
 */
export const keepOwn = defineCommand<ResetOverrideArgs>({
  name: 'keepOwn',
  plan(context, { id, path }) {
    const found = placementOf(context, id);
    if (!found) return fail('notFound');
    const { before, placement, master } = found;
    const [key = ''] = path.split('/');
    if (!master.opened.includes(key)) return fail('blockShared', { field: key });
    const after =
      withKept(context, id, path) ??
      withOwnCopy(context, placement, upToDate(master, context.blocks), path);
    const label = { key: 'commands.keepOwn', params: { name: nameOf(context, master.handler) } };
    return ok({ changes: [{ before, after }], label });
  },
});

/** Removes objects that become empty, too. */
function withoutKeys(options: JsonObject, [key = '', ...rest]: readonly string[]): JsonObject {
  const { [key]: value, ...others } = options;
  if (value === undefined || rest.length === 0 || !isObject(value)) return others;
  const inner = withoutKeys(value, rest);
  return Object.keys(inner).length > 0 ? { ...options, [key]: inner } : others;
}
