import { describe, expect, it } from 'vitest';
import type { ServerRegistry } from '#runtime/block/types.ts';
import { createCatalog } from '#runtime/page/messages.ts';
import type { PageNode } from '#runtime/page/payload.ts';
import { setReporter } from '#runtime/report.ts';
import { defineModel } from '#schemas/block/model.ts';
import { pageOf } from '#tests/support/page.ts';
import { createPageRenderer, withoutStatic } from './render-page.tsx';

const model = (type: string, hydrate: 'none' | 'load' = 'none') =>
  defineModel({
    type,
    category: 'content',
    icon: 'image',
    hydrate,
    slots: { content: {} },
    schema: { type: 'object' },
  });

const registry: ServerRegistry = {
  calm: { model: model('calm'), View: ({ id }) => <p>{`calm ${id}`}</p> },
  live: { model: model('live', 'load'), View: ({ id }) => <p>{`live ${id}`}</p> },
  box: {
    model: model('box'),
    View: ({ slots }) => <section>{(slots as { content: React.ReactNode }).content}</section>,
  },
  picky: {
    model: model('picky'),
    View: ({ slots }) => {
      const { content } = slots as { content: readonly unknown[] };
      if (content.length > 0) throw new Error('too much');
      return null;
    },
  },
  broken: {
    model: model('broken'),
    View: () => {
      throw new Error('secret detail');
    },
  },
};

function node(type: string, id: string, children: PageNode[] = []): PageNode {
  return {
    id,
    type,
    hydrate: registry[type]?.model.hydrate ?? 'none',
    meta: {},
    options: { title: 'Naslov' },
    mobileOptions: {},
    data: null,
    slots: { content: children },
    error: null,
  };
}

setReporter(() => undefined);
const renderer = createPageRenderer(registry, createCatalog(registry));

describe('createPageRenderer', () => {
  it('renders header, content and footer, then the cookie notice and the cart over them · LAYOUT-01', () => {
    const { html } = renderer.render({
      ...pageOf([node('calm', 'content')]),
      header: [node('calm', 'header')],
      footer: [node('calm', 'footer')],
      overlays: [node('calm', 'cookie-notice'), node('calm', 'cart-modal')],
    });
    expect([...html.matchAll(/calm ([\w-]+)/g)].map(([, id]) => id)).toEqual([
      'header',
      'content',
      'footer',
      'cookie-notice',
      'cart-modal',
    ]);
  });

  it('renders the neighbours of a block that crashes', () => {
    const page = pageOf([node('calm', 'a'), node('broken', 'b'), node('calm', 'c')]);
    const rendered = renderer.render(page);
    expect(rendered.html).toContain('calm a');
    expect(rendered.html).toContain('calm c');
    expect(rendered.html).not.toContain('secret detail');
    expect(rendered.page.content.map(({ error }) => error)).toEqual([null, 'blockCrashed', null]);
  });

  it('reports the element and the block that crashed, and no other', () => {
    const reported: unknown[] = [];
    setReporter((code, _, place) => reported.push({ code, ...place }));
    renderer.render(pageOf([node('calm', 'a'), node('box', 'c', [node('broken', 'b')])]));
    expect(reported).toEqual([{ code: 'blockCrashed', element: 'b', block: 'broken' }]);
  });

  it('leaves out a block that crashes because of its content', () => {
    const page = pageOf([node('picky', 'outer', [node('calm', 'a')]), node('calm', 'b')]);
    const rendered = renderer.render(page);
    expect(rendered.page.content.map(({ error }) => error)).toEqual(['blockCrashed', null]);
    expect(rendered.html).toContain('calm b');
  });

  it('shows developers elements of a slot that cannot be rendered · LAYOUT-13 ERR-65', () => {
    const broken = { ...node('missing', 'm'), error: 'blockUnknown' as const };
    const { html } = renderer.render(pageOf([node('box', 'outer', [broken, node('calm', 'a')])]));
    expect(html).toContain('missing (m): blockUnknown');
    expect(html).toContain('calm a');
  });

  it('shows developers an empty slot · LAYOUT-13 ERR-65', () => {
    const { html } = renderer.render(pageOf([node('box', 'outer')]));
    expect(html).toContain('box (outer): slot “content” is not configured');
    const filled = renderer.render(pageOf([node('box', 'outer', [node('calm', 'a')])]));
    expect(filled.html).not.toContain('data-dev-notice');
  });

  it('does not mark the parent of a broken child as broken', () => {
    const page = pageOf([node('box', 'outer', [node('broken', 'b'), node('calm', 'a')])]);
    const rendered = renderer.render(page);
    expect(rendered.page.content[0]?.error).toBeNull();
    expect(rendered.html).toContain('calm a');
  });

  it('sends markup instead of options for blocks without code', () => {
    const page = renderer.withMarkup(pageOf([node('calm', 'a'), node('live', 'b')]));
    expect(page.content[0]).toMatchObject({ html: '<p>calm a</p>', options: {} });
    expect(page.content[1]).toMatchObject({ options: { title: 'Naslov' } });
    expect(page.content[1]?.html).toBeUndefined();
  });

  it('removes from a rendered page what the browser does not need', () => {
    const page = withoutStatic(pageOf([node('calm', 'a'), node('live', 'b')]));
    expect(page.content.map(({ options }) => options)).toEqual([{}, { title: 'Naslov' }]);
  });
});
