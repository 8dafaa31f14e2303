import { createPageRenderer } from '#app/storefront/render-page.tsx';
import { blockValidators, serverBlocks } from '#blocks/server-registry.gen.ts';
import { createCatalog } from '#runtime/page/messages.ts';
import { prepareElements } from '#runtime/page/prepare.ts';
import type { Language } from '#schemas/languages.ts';
import { type BlockFixture, elementOf, fixturesOf } from '../support/blocks.ts';
import { pageOf } from '../support/page.ts';

const renderer = createPageRenderer(serverBlocks, createCatalog(serverBlocks));
const by = { registry: serverBlocks, validators: blockValidators };

/** The markup of every current example of the blocks, each in a frame of its own with its name. */
export const drawFixtures = (language: Language, blocks: readonly string[]): string[] =>
  blocks.flatMap((type) =>
    fixturesOf(type)
      .filter(
        ({ version }) => version === undefined || version === serverBlocks[type]?.model.version,
      )
      .map((fixture) => drawFixture(type, fixture, language)),
  );

function drawFixture(type: string, fixture: BlockFixture, language: Language): string {
  const nodes = prepareElements([elementOf(type, fixture)], by).map((node) => ({
    ...node,
    data: fixture.data ?? node.data,
  }));
  const page = pageOf(nodes, { language, ...(fixture.session && { session: fixture.session }) });
  const { html } = renderer.render(page);
  return `<article><h6>${type}: ${fixture.name}</h6><div class="example">${html}</div></article>`;
}

/** Blocks that fill the window stay inside their frame. */
const frames = `
  body > article { border-block-start: 1px solid var(--border); }
  body > article > h6 { margin: 0; padding: 4px 8px; background: #222; color: #fff; font: 12px/1.4 monospace; }
  .example { position: relative; contain: paint; transform: translate(0); max-block-size: 1600px; overflow: hidden; }
`;

interface PageOptions {
  readonly language: Language;
  readonly scheme: 'light' | 'dark';
  /** Style sheets: those of the engine, then the one of the theme. */
  readonly sheets: readonly string[];
}

export const documentOf = (
  fixtures: readonly string[],
  { language, scheme, sheets }: PageOptions,
) =>
  `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" data-theme="${scheme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${scheme}</title>
${sheets.map((sheet) => `<style>${sheet}</style>`).join('\n')}<style>${frames}</style></head>
<body>${fixtures.join('\n')}</body></html>`;
