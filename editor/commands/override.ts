import { overlay } from '#schemas/block/overlay.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { translatableFields, valueAt, withValueAt } from '#schemas/editing/fields.ts';
import { fingerprint } from '#schemas/editing/fingerprint.ts';
import type { EditNode, NodeTranslations, OptionsLayer } from '#schemas/editing/node.ts';
import { defaultLanguage, languages } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { isEqual } from '../document/equal.ts';
import { sparse } from '../document/options.ts';
import { isPlacementValid, placedOptions } from '../document/placement.ts';
import { type CommandContext, defineCommand, type Plan } from './command.ts';
import { nameOf } from './insert.ts';

/**
 * A placement stores what differs from the shared element, of the options that are opened. What is no
 * text holds in all languages; a text of another language is its translation there. What does not
 * keep the block's schema is pending, as in `setOptions`.
 */
export function planOverrides(
  context: CommandContext,
  placement: EditNode,
  layer: OptionsLayer,
  options: JsonObject,
): Result<Plan> {
  const master = context.nodes.get(placement.master ?? '');
  if (!master) return fail('notFound');
  const placed = placedOptions(placement, master, context.blocks, layer);
  if (!placed.ok) return placed;
  const isTranslated = layer !== defaultLanguage && layer !== 'mobile';
  const written = isTranslated
    ? withTexts(context, placement, master, layer, placed.value, options)
    : { node: placement, options };
  const overrides = overlay(written.node.options, sparse(placed.value, written.options));
  const closed = Object.keys(overrides).find((key) => !master.opened.includes(key));
  if (closed !== undefined) return fail('blockShared', { field: closed });
  const { [layer]: _typed, ...pending } = placement.pending;
  const changed = { ...written.node, options: overrides, pending };
  const after = isPlacementValid(changed, master, context.blocks)
    ? changed
    : { ...placement, pending: { ...pending, [layer]: options } };
  const label = { key: 'commands.override', params: { name: nameOf(context, master.handler) } };
  return ok({ changes: [{ before: placement, after }], label });
}

/** Texts that were changed in a language become translations; the rest is left to be compared. */
function withTexts(
  context: CommandContext,
  placement: EditNode,
  master: EditNode,
  language: Exclude<OptionsLayer, 'mobile'>,
  shown: JsonObject,
  options: JsonObject,
): { readonly node: EditNode; readonly options: JsonObject } {
  const schema = context.blocks[master.handler]?.model.schema ?? {};
  const texts = translatableFields(schema, options).filter(({ path, value }) => {
    const known = valueAt(shown, path);
    return known !== undefined && !isEqual(known, value);
  });
  let node = placement;
  let rest = options;
  for (const { path, value } of texts) {
    node = withOwnText(context, node, master, path);
    rest = withValueAt(rest, path, valueAt(shown, path) ?? value);
    const print = fingerprint(valueAt(node.options, path) ?? '');
    node = {
      ...node,
      translations: withText(node.translations, language, path, value),
      sources: withText(node.sources, language, path, print) as EditNode['sources'],
    };
  }
  return { node, options: rest };
}

/** A text can only be translated where it is the placement's own: with all that the shared one says. */
function withOwnText(
  context: CommandContext,
  placement: EditNode,
  master: EditNode,
  path: string,
): EditNode {
  const [key = ''] = path.split('/');
  if (valueAt(placement.options, path) !== undefined) return placement;
  const original = placedOptions(placement, master, context.blocks, defaultLanguage);
  const value = original.ok ? original.value[key] : undefined;
  if (value === undefined) return placement;
  const isOf = (each: string) => each === key || each.startsWith(`${key}/`);
  const joined = (own: NodeTranslations, shared: NodeTranslations): NodeTranslations =>
    Object.fromEntries(
      languages.map((language) => {
        const texts = Object.entries(shared[language] ?? {}).filter(([each]) => isOf(each));
        return [language, { ...Object.fromEntries(texts), ...own[language] }];
      }),
    );
  return {
    ...placement,
    options: { ...placement.options, [key]: value },
    translations: joined(placement.translations, master.translations),
    sources: joined(placement.sources, master.sources) as EditNode['sources'],
  };
}

const withText = (
  texts: NodeTranslations,
  language: Exclude<OptionsLayer, 'mobile'>,
  path: string,
  text: Json,
): NodeTranslations => ({ ...texts, [language]: { ...texts[language], [path]: text } });

export interface ResetOverrideArgs {
  readonly id: string;
  /** Of an option that the placement has replaced, or one inside of it. */
  readonly path: string;
}

/** Takes one override off a placement: the shared element's value shows there again, in all languages. */
export const resetOverride = defineCommand<ResetOverrideArgs>({
  name: 'resetOverride',
  plan(context, { id, path }) {
    const before = context.nodes.get(id);
    const master = context.nodes.get(before?.master ?? '');
    if (!before || !master) return fail('notFound');
    const isOf = (each: string) => each === path || each.startsWith(`${path}/`);
    const without = (texts: NodeTranslations): NodeTranslations =>
      Object.fromEntries(
        Object.entries(texts).map(([language, own]) => [
          language,
          Object.fromEntries(Object.entries(own).filter(([each]) => !isOf(each))),
        ]),
      );
    const after = {
      ...before,
      options: withoutKeys(before.options, path.split('/')),
      mobileOptions: withoutKeys(before.mobileOptions, path.split('/')),
      translations: without(before.translations),
      sources: without(before.sources) as EditNode['sources'],
      pending: {},
    };
    const label = {
      key: 'commands.resetOverride',
      params: { name: nameOf(context, master.handler) },
    };
    return ok({ changes: [{ before, after }], label });
  },
});

/** Objects that this empties go, too. */
function withoutKeys(options: JsonObject, [key = '', ...rest]: readonly string[]): JsonObject {
  const { [key]: value, ...others } = options;
  if (value === undefined || rest.length === 0 || !isObject(value)) return others;
  const inner = withoutKeys(value, rest);
  return Object.keys(inner).length > 0 ? { ...options, [key]: inner } : others;
}
