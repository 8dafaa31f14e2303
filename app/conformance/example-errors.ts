import { presetNodes } from '#editor/canvas/page/preset-nodes.tsx';
import { startingPreset } from '#editor/chrome/panels/library/preset-input.ts';
import { previewPayload, visitorOf } from '#editor/section-tool/preview-page-payload.ts';
import type { AddedBlock } from '#runtime/added/added-block.ts';
import type { BlockPreset } from '#runtime/block/editor-registry.ts';
import { createCatalog } from '#runtime/page/messages.ts';
import type { PageNode, SiteInfo } from '#runtime/page/payload.ts';
import type { Preparation } from '#runtime/page/prepare.ts';
import type { SessionState } from '#runtime/store/session.ts';
import { firstError } from '#schemas/block/first-error.ts';
import type { OptionsValidator } from '#schemas/block/load-options.ts';
import { migrateOptions, type StoredOptions } from '#schemas/block/migrate-options.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { createPageRenderer } from '../storefront/render-page.tsx';
import { newElementErrors } from './new-element.ts';

const site: SiteInfo = {
  name: 'Izlog',
  url: 'http://localhost',
  currency: { code: 'XTS', label: '¤', symbol: '¤' },
  hasStore: true,
  languages,
  cartAdditionBehaviour: 2,
};

const allNodes = (nodes: readonly PageNode[]): PageNode[] =>
  nodes.flatMap((node) => [node, ...allNodes(Object.values(node.slots).flat())]);

/** Compiled validators store their errors on themselves. */
function reasonOf(validate: OptionsValidator): string {
  const { errors } = validate as { errors?: readonly { readonly message?: string }[] | null };
  return errors?.[0]?.message ?? 'it is not valid';
}

const nothing = { links: {}, media: {} };

/** Matches text that is rendered where a value or a message is missing. */
const traces = /\[[^[\]]*: locale entry needed\]|undefined|NaN|\[object Object\]/;

/** Lists examples that break the schema or cannot be rendered in every language; empty for none. */
export function exampleErrors(
  block: AddedBlock,
  validate: OptionsValidator,
  by: Preparation,
): string[] {
  const { model, presets } = block;
  const { type, version } = model;
  const registry = { ...by.registry, [type]: block };
  const validators = { ...by.validators, [type]: validate };
  const known = Object.fromEntries(
    Object.entries(registry).flatMap(([name, { model }]) => {
      const validate = validators[name];
      return validate ? [[name, { model, validate }] as const] : [];
    }),
  );
  const catalog = createCatalog(registry);
  let cause = '';
  const renderer = createPageRenderer(registry, catalog, (_, error, place) => {
    cause = `block ${place?.block} throws “${String(error)}”`;
  });

  function errorOf(preset: BlockPreset): string | undefined {
    const stored = { version: preset.version ?? 1, options: preset.options };
    if (stored.version > version) return `is of version ${stored.version}`;
    const path = schemaError(stored);
    if (path !== null) return path;
    return languages.map((language) => renderError(preset, language)).find(Boolean);
  }

  function schemaError(stored: StoredOptions): string | null {
    try {
      const path = firstError(validate, migrateOptions(model, stored));
      return path === '' ? null : `breaks the schema at ${path}: ${reasonOf(validate)}`;
    } catch (error) {
      return `ends a migration with “${String(error)}”`;
    }
  }

  function renderError(preset: BlockPreset, language: Language): string | undefined {
    const content = presetNodes({ id: type, type, preset, language }, known);
    const messages = catalog.all(language);
    const page = previewPayload(
      { site },
      messages,
      language,
      visitorOf('stored', preset.session as Partial<SessionState> | undefined),
      nothing,
    );
    const rendered = renderer.render({ ...page, content });
    const broken = allNodes(rendered.page.content).find(({ error }) => error !== null);
    if (broken) return `is not drawn in ${language}: ${causeOf(broken)}`;
    const [trace] = traces.exec(rendered.html) ?? [];
    return trace && `reads “${trace}” in ${language}`;
  }

  const causeOf = ({ type, error }: PageNode) =>
    error === 'blockCrashed' ? cause : `block ${type} has the error ${error}`;

  const isCurrent = Object.values(presets).some((preset) => (preset.version ?? 1) === version);
  const errors = Object.entries(presets).flatMap(([name, preset]) => {
    const error = errorOf(preset);
    return error === undefined ? [] : [`example ${name} ${error}`];
  });
  const all = isCurrent ? errors : [...errors, `no example is of version ${version}`];
  return all.length > 0
    ? all
    : newElementErrors(type, presets[startingPreset(presets) ?? ''], known);
}
