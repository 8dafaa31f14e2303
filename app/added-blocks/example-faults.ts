import { presetNodes } from '#editor/canvas/preset-nodes.tsx';
import { previewPayload, visitorOf } from '#editor/section-tool/preview-page-payload.ts';
import type { AddedBlock } from '#runtime/added/added-block.ts';
import type { BlockPreset } from '#runtime/block/editor-registry.ts';
import type { SiteInfo } from '#runtime/page/payload.ts';
import { createCatalog } from '#runtime/page/phrases.ts';
import type { Preparation } from '#runtime/page/prepare.ts';
import { firstFault } from '#schemas/block/first-fault.ts';
import type { OptionsValidator } from '#schemas/block/load-options.ts';
import { migrateOptions } from '#schemas/block/migrate-options.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { createPagePainter } from '../storefront/draw-page.tsx';

const site: SiteInfo = {
  name: 'Izlog',
  url: 'http://localhost',
  currency: { code: 'EUR', label: '€', symbol: '€' },
  hasStore: true,
  languages,
  cartAdditionBehaviour: 2,
};

const nothing = { links: {}, media: {} };

/** What drawing leaves where something is missing. */
const traces = /\[[^[\]]*: locale entry needed\]|undefined|NaN|\[object Object\]/;

/** Examples that break the schema, or that cannot be drawn in every language; empty for none. */
export function exampleFaults(
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
  const painter = createPagePainter(registry, catalog);

  function faultOf(preset: BlockPreset): string | undefined {
    const stored = { version: preset.version ?? 1, options: preset.options };
    if (stored.version > version) return `is of version ${stored.version}`;
    const path = firstFault(validate, migrateOptions(model, stored));
    if (path !== '') return `breaks the schema at ${path}`;
    return languages.map((language) => drawFault(preset, language)).find(Boolean);
  }

  function drawFault(preset: BlockPreset, language: Language): string | undefined {
    const content = presetNodes({ id: type, type, preset, language }, known);
    const phrases = catalog.all[language];
    const page = previewPayload({ site }, phrases, language, visitorOf('stored'), nothing);
    const drawn = painter.draw({ ...page, content });
    if (drawn.page.content.some(({ fault }) => fault !== null))
      return `is not drawn in ${language}`;
    const [trace] = traces.exec(drawn.html) ?? [];
    return trace && `reads “${trace}” in ${language}`;
  }

  const isCurrent = Object.values(presets).some((preset) => (preset.version ?? 1) === version);
  const faults = Object.entries(presets).flatMap(([name, preset]) => {
    const fault = faultOf(preset);
    return fault === undefined ? [] : [`example ${name} ${fault}`];
  });
  return isCurrent ? faults : [...faults, `no example is of version ${version}`];
}
