import { describe, expect, it } from 'vitest';
import { createPagePainter } from '#app/storefront/draw-page.tsx';
import { blockValidators, serverBlocks } from '#blocks/server-registry.gen.ts';
import type { PageNode } from '#runtime/page/payload.ts';
import { createCatalog } from '#runtime/page/phrases.ts';
import { prepareElements } from '#runtime/page/prepare.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { languages } from '#schemas/languages.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { type BlockFixture, blockNames, elementOf, fixturesOf } from '../support/blocks.ts';
import { pageOf } from '../support/page.ts';

const catalog = createCatalog(serverBlocks);
const painter = createPagePainter(serverBlocks, catalog);
const by = { registry: serverBlocks, validators: blockValidators };

function nodesOf(block: string, fixture: BlockFixture): PageNode[] {
  const nodes = prepareElements([elementOf(block, fixture)], by);
  return nodes.map((node) => ({ ...node, data: fixture.data ?? node.data }));
}

/** Every field of a schema that has a default. */
function defaultsOf(schema: Json | undefined): JsonObject[] {
  if (Array.isArray(schema)) return (schema as readonly Json[]).flatMap(defaultsOf);
  if (!isObject(schema)) return [];
  const { default: own, ...parts } = schema;
  return [...(own === undefined ? [] : [schema]), ...Object.values(parts).flatMap(defaultsOf)];
}

describe.each(blockNames)('block %s', (name) => {
  const block = serverBlocks[name];
  const fixtures = fixturesOf(name);

  it('is registered under its folder name', () => {
    expect(block?.model.type).toBe(name);
  });

  it('had no name that another block has or had', () => {
    const former = block?.model.formerHandlers ?? [];
    const others = blockNames.filter((each) => each !== name);
    const taken = others.flatMap((each) => [
      each,
      ...(serverBlocks[each]?.model.formerHandlers ?? []),
    ]);
    expect(taken.filter((each) => former.includes(each))).toEqual([]);
  });

  it('has a schema that compiles strictly', () => {
    expect(() => createAjv({ useDefaults: true }).compile(block?.model.schema ?? {})).not.toThrow();
  });

  it('has no default that breaks its own field', () => {
    const broken = defaultsOf(block?.model.schema ?? {}).filter(
      (field) => !createAjv({ useDefaults: false }).validate(field, structuredClone(field.default)),
    );
    expect(broken).toEqual([]);
  });

  it('has a fixture of its current version', () => {
    const versions = fixtures.map(({ version = 1 }) => version);
    expect(versions).toContain(block?.model.version);
  });

  it('has the same texts in every language, three plurals in Croatian', () => {
    const messages = block?.messages;
    if (!messages) return;
    for (const language of languages) {
      expect(Object.keys(messages[language])).toEqual(Object.keys(messages.hr));
    }
    for (const [key, phrase] of Object.entries(messages.hr)) {
      const forms = phrase.split('||||').length;
      expect([1, 3], `${name}.${key}`).toContain(forms);
      expect(messages.en[key]?.split('||||').length, `${name}.${key}`).toBe(forms === 3 ? 2 : 1);
    }
  });

  it.each(fixtures.map((fixture) => [fixture.name, fixture] as const))(
    'keeps fixture %s valid',
    (_, fixture) => {
      const faults = nodesOf(name, fixture).map(({ fault }) => fault);
      expect(faults.filter(Boolean)).toEqual([]);
    },
  );

  it.each(
    fixtures.flatMap((fixture) =>
      languages.map((language) => [fixture.name, language, fixture] as const),
    ),
  )('draws fixture %s in %s without a missing text', (_, language, fixture) => {
    const page = pageOf(nodesOf(name, fixture), { language, session: fixture.session ?? {} });
    const drawn = painter.draw(page);
    expect(drawn.page.content.map(({ fault }) => fault)).toEqual(page.content.map(() => null));
    expect(drawn.html).not.toMatch(/locale entry needed|undefined|NaN|\[object Object\]/);
    expect(drawn.html).toContain(`data-block="${name}"`);
  });
});
