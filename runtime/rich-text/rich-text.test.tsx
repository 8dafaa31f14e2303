import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageOf } from '#tests/support/page.ts';
import { type Runtime, RuntimeContext } from '../block/context.tsx';
import type { PagePayload } from '../page/payload.ts';
import { maxDepth } from './document.ts';
import { Html } from './html.tsx';
import { RichText } from './rich-text.tsx';

const runtime = { page: pageOf([], { language: 'en' }), t: (key: string) => key } as Runtime;

type Json = Record<string, unknown>;

const text = (texts: string, ...marks: Json[]): Json => ({ type: 'text', text: texts, marks });
const link = (target: unknown, more: Json = {}): Json => ({
  type: 'link',
  attrs: { target, ...more },
});
const paragraph = (...content: Json[]): Json => ({ type: 'paragraph', content });

function render(...content: unknown[]): string {
  const html = renderToStaticMarkup(
    <RuntimeContext value={runtime}>
      <RichText doc={{ type: 'doc', content }} />
    </RuntimeContext>,
  );
  return html.replace('<div class="prose">', '').replace(/<\/div>$/, '');
}

test('renders paragraphs with nested marks', () => {
  const texts = text('sea', { type: 'bold' }, { type: 'italic' });
  expect(render(paragraph(texts))).toBe('<p><strong><em>sea</em></strong></p>');
});

test('limits headings to levels below the page title', () => {
  const level = (n: unknown) =>
    render({ type: 'heading', attrs: { level: n }, content: [text('x')] });
  expect(level(1)).toBe('<h2>x</h2>');
  expect(level(3)).toBe('<h3>x</h3>');
  expect(level(9)).toBe('<h4>x</h4>');
  expect(level('3 onclick')).toBe('<h2>x</h2>');
});

test('renders lists, quotes, rules and breaks', () => {
  const item = { type: 'listItem', content: [text('a')] };
  expect(render({ type: 'bulletList', content: [item] })).toBe('<ul><li>a</li></ul>');
  expect(render({ type: 'orderedList', attrs: { start: 3 }, content: [item] })).toContain(
    'start="3"',
  );
  expect(render({ type: 'blockquote', content: [text('a')] })).toBe('<blockquote>a</blockquote>');
  expect(render({ type: 'horizontalRule' }, { type: 'hardBreak' })).toBe('<hr/><br/>');
});

test('renders tables with headers and limited spans', () => {
  const cell = { type: 'tableCell', attrs: { colspan: 9999 }, content: [text('a')] };
  const head = { type: 'tableHeader', content: [text('h')] };
  const html = render({ type: 'table', content: [{ type: 'tableRow', content: [head, cell] }] });
  expect(html).toContain('<th scope="col" colSpan="1" rowSpan="1">h</th>');
  expect(html).toContain('colSpan="20"');
});

test('links to stored targets in the page language', () => {
  expect(render(text('x', link('screen:cart')))).toBe('<a href="/en/cart">x</a>');
  expect(render(text('x', link('https://a.hr')))).toBe(
    '<a href="https://a.hr" rel="noopener">x</a>',
  );
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\tjavascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'http://a.hr',
  '//evil.hr',
  '/\\evil.hr',
  '',
  7,
  null,
])('drops the link target %s', (target) => {
  expect(render(text('x', link(target)))).toBe('x');
});

test('never spreads stored attributes', () => {
  const attrs = {
    onclick: 'x()',
    style: 'x',
    class: 'x',
    dangerouslySetInnerHTML: { __html: 'x' },
  };
  const html = render({ type: 'paragraph', attrs, content: [text('a', link('#b', attrs))] });
  expect(html).toBe('<p><a href="#b">a</a></p>');
});

test('escapes text that looks like markup', () => {
  expect(render(text('<img onerror=x>'))).toBe('&lt;img onerror=x&gt;');
});

test('shows the content of unknown nodes and marks', () => {
  const node = { type: 'constructor', content: [text('a', { type: '__proto__' })] };
  expect(render(node)).toBe('a');
});

test.each([null, 7, 'x', {}, { content: 'x' }, { content: [null, 3] }])(
  'accepts the invalid document %j',
  (doc) => {
    expect(() => render(doc)).not.toThrow();
  },
);

test('omits nodes that are nested too deep', () => {
  let node: Json = text('bottom');
  for (let depth = 0; depth < maxDepth + 5000; depth++)
    node = { type: 'blockquote', content: [node] };
  const html = render(text('top'), node);
  expect(html).toContain('top');
  expect(html).not.toContain('bottom');
});

test('a missing picture shows a drawing · LAYOUT-10', () => {
  const html = render({ type: 'image', attrs: { media: 'gone', caption: 'Once' } });
  expect(html).toContain('data-failed');
  expect(html).toContain('<figcaption>Once</figcaption>');
});

test('a product links to its page, a missing one renders nothing', () => {
  const product = { title: 'Karta Jadrana', sources: [], alt: '', width: null, height: null };
  const media = { 'product-card:karta-jadrana': product } as unknown as PagePayload['media'];
  const shop = { ...runtime, page: { ...runtime.page, media } } as Runtime;
  const node = (slug: unknown) => ({ type: 'product', attrs: { slug } });
  const doc = { type: 'doc', content: ['karta-jadrana', 'gone', null].map(node) };
  const html = renderToStaticMarkup(
    <RuntimeContext value={shop}>
      <RichText doc={doc} />
    </RuntimeContext>,
  );
  expect(html).toBe(
    '<div class="prose"><div data-product=""><a href="/en/product/karta-jadrana">Karta Jadrana</a></div></div>',
  );
});

test('sanitised HTML of the API is rendered as prose', () => {
  expect(renderToStaticMarkup(<Html html="<p>a</p>" />)).toBe('<div class="prose"><p>a</p></div>');
});
