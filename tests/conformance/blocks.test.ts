import { describe, expect, it } from 'vitest';
import { newElementErrors } from '#app/conformance/new-element.ts';
import { brokenDefaults } from '#app/conformance/schema-rules.ts';
import { messageErrors } from '#app/conformance/text-rules.ts';
import { createPageRenderer } from '#app/storefront/render-page.tsx';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import { blockValidators, serverBlocks } from '#blocks/server-registry.gen.ts';
import { startingPreset } from '#editor/chrome/panels/library/preset-input.ts';
import { createCatalog } from '#runtime/page/messages.ts';
import type { PageNode } from '#runtime/page/payload.ts';
import { prepareElements } from '#runtime/page/prepare.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { matchPath } from '#runtime/routes/match.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { type BlockFixture, blockNames, elementOf, fixturesOf } from '../support/blocks.ts';
import { pageOf } from '../support/page.ts';

const catalog = createCatalog(serverBlocks);
const renderer = createPageRenderer(serverBlocks, catalog);
const none = { hr: {}, en: {}, de: {} };
const ajv = createAjv({ useDefaults: true });
const by = { registry: serverBlocks, validators: blockValidators };

function nodesOf(block: string, fixture: BlockFixture): PageNode[] {
  const nodes = prepareElements([elementOf(block, fixture)], by);
  return nodes.map((node) => ({ ...node, data: fixture.data ?? node.data }));
}

const homes: Readonly<Record<Language, string>> = { hr: '/', en: '/en', de: '/de' };

/** Addresses of home links, without those that switch the language. */
const homesIn = (html: string) =>
  (html.match(/<a [^>]*>/g) ?? [])
    .filter((link) => !/hreflang=/i.test(link))
    .flatMap((link) => /href="(\/(?:hr|en|de)?)"/.exec(link)?.[1] ?? []);

/** Path of the page that shows an example. */
const here = '/here';

/** Addresses that are the same in every language. */
const file = /^\/(api|feeds|media|pay|tickets)\//;

/** Links to screens and pages that are not their address in the language; an example may name its own. */
function foreignLinks(html: string, language: Language, fixture: BlockFixture): string[] {
  const own = JSON.stringify(fixture);
  const links = (html.match(/<a [^>]*>/g) ?? []).filter((link) => !/hreflang=/i.test(link));
  const paths = links.flatMap((link) => /href="(\/[^"?#]*)/.exec(link)?.[1] ?? []);
  return paths.filter((path) => {
    const match = matchPath(path);
    if (path === here || own.includes(path) || file.test(path)) return false;
    if (match.kind === 'page') return match.language !== language;
    if (match.kind !== 'screen') return true;
    return screenHref(language, match.screen, match.param ?? undefined) !== path;
  });
}

const spoken = ['en', 'de', 'it', 'ar'];

/** Languages that an example lacks although it is translated, in its children too. */
function untranslated(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { translations, ...others } = value as { readonly translations?: object };
  const missing = translations
    ? spoken.filter((language) => !Object.hasOwn(translations, language))
    : [];
  return [...missing, ...Object.values(others).flatMap(untranslated)];
}

/** Links of an example that only a site with certain content has. */
function siteLinks(example: BlockFixture): readonly string[] {
  const link = /"(page|post|product|category|post-category|event):[^"/]+"/g;
  return JSON.stringify({ ...example, data: undefined }).match(link) ?? [];
}

/** The example that the library of the editor offers. */
const offered = ({ name }: BlockFixture) => name === 'current';

describe.each(blockNames)('block %s', (name) => {
  const block = serverBlocks[name];
  const fixtures = fixturesOf(name);

  it('is registered under its folder name', () => {
    expect(block?.model.type).toBe(name);
  });

  it('has no former name that another block has or had', () => {
    const former = block?.model.formerHandlers ?? [];
    const others = blockNames.filter((each) => each !== name);
    const taken = others.flatMap((each) => [
      each,
      ...(serverBlocks[each]?.model.formerHandlers ?? []),
    ]);
    expect(taken.filter((each) => former.includes(each))).toEqual([]);
  });

  it('has a schema that compiles strictly', () => {
    expect(() => ajv.compile(block?.model.schema ?? {})).not.toThrow();
  });

  it('has no default that its own field refuses', () => {
    expect(brokenDefaults(block?.model.schema ?? {})).toEqual([]);
  });

  it('has a fixture of its current version', () => {
    const versions = fixtures.map(({ version = 1 }) => version);
    expect(versions).toContain(block?.model.version);
  });

  it('can be inserted into a page as a new element · EDIT-06', async () => {
    const { presets = {} } = editorBlocks[name] ?? {};
    const start = await presets[startingPreset(presets) ?? '']?.();
    expect(newElementErrors(name, start?.default, editorBlocks)).toEqual([]);
  });

  it('has the same texts in every language, three plurals in Croatian', () => {
    expect(messageErrors(block?.messages ?? none)).toEqual([]);
  });

  it.each(fixtures.map((fixture) => [fixture.name, fixture] as const))(
    'keeps fixture %s valid',
    (_, fixture) => {
      const errors = nodesOf(name, fixture).map(({ error }) => error);
      expect(errors.filter(Boolean)).toEqual([]);
    },
  );

  it('gives its elements no property that only a document names · CM4', () => {
    const [fixture] = fixtures;
    if (!fixture) throw new Error('no fixture');
    const hostile = {
      dangerouslySetInnerHTML: { __html: '<b>cm4</b>' },
      onClick: 'cm4',
      ref: 'cm4',
      is: 'cm-4',
      'data-cm4': 'cm4',
    };
    const nodes = nodesOf(name, fixture).map((node) => ({
      ...node,
      options: { ...node.options, ...hostile },
      meta: { ...node.meta, ...hostile },
    }));
    expect(renderer.render(pageOf(nodes, { session: fixture.session ?? {} })).html).not.toMatch(
      /cm-?4/,
    );
  });

  it('has an example in every language that the engine speaks', () => {
    expect(fixtures.filter(offered).flatMap(untranslated)).toEqual([]);
  });

  it('has an example whose links work in every site', () => {
    expect(fixtures.filter(offered).flatMap(siteLinks)).toEqual([]);
  });

  it.each(
    fixtures.flatMap((fixture) =>
      languages.map((language) => [fixture.name, language, fixture] as const),
    ),
  )(
    'renders fixture %s in %s without a missing text, and links home and to screens and pages in it · ROUTE-27 ROUTE-28 ROUTE-29 ROUTE-30 ROUTE-31 ROUTE-32 ROUTE-34',
    (_, language, fixture) => {
      const seen = { language, session: fixture.session ?? {} };
      const page = { ...pageOf(nodesOf(name, fixture), seen), path: here };
      const rendered = renderer.render(page);
      expect(rendered.page.content.map(({ error }) => error)).toEqual(page.content.map(() => null));
      expect(rendered.html).not.toMatch(/locale entry needed|undefined|NaN|\[object Object\]/);
      expect(rendered.html).toContain(`data-block="${name}"`);
      expect(homesIn(rendered.html).filter((home) => home !== homes[language])).toEqual([]);
      expect(foreignLinks(rendered.html, language, fixture)).toEqual([]);
    },
  );
});
