import { textsIn } from '#schemas/languages.ts';
import '#runtime/ui/styles.ts';
import '../../ui/tokens.css';
import messages from 'virtual:messages/editor/canvas/rich-text';
import uiMessages from 'virtual:messages/editor/ui';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { RichText } from '#runtime/rich-text/rich-text.tsx';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { Media } from '#schemas/entities/media.ts';
import { pageOf } from '#tests/support/page.ts';
import type { Pickers } from '../pickers.ts';
import { editRichText } from './rich-text.ts';
import type { RichTextHandle } from './rich-text-handle.ts';

const t = createTranslator('en', {
  ...prefixed('rich-text', textsIn(messages, 'en')),
  ...prefixed('ui', textsIn(uiMessages, 'en')),
});
const chart = {
  key: 'karta-1',
  title: 'Chart',
  alt: 'Chart',
  width: 400,
  height: 300,
  sources: [],
} as unknown as Media;
const media = { 'karta-1': chart, 'product-card:sidro': { ...chart, title: 'The sidro' } };
const runtime = { page: { ...pageOf([], { language: 'en' }), media }, t } as unknown as Runtime;

const doc = (...content: Json[]): JsonObject => ({ type: 'doc', content });
const text = (typed: string, ...marks: Json[]): Json =>
  marks.length > 0 ? { type: 'text', text: typed, marks } : { type: 'text', text: typed };
const paragraph = (...content: Json[]): JsonObject => ({ type: 'paragraph', content });

const pickers = {
  chooseLink: async () => ({ target: 'page:o-nama', newTab: false }),
  chooseMedia: async () => 'karta-1',
  chooseEntities: async () => ['karta-jadrana', 'sidro'],
  findMedia: async () => chart,
  findEntities: async (_kind, values) => values.map((value) => ({ value, title: `The ${value}` })),
  describeLink: async (target) => ({ value: target, title: 'About us' }),
} as Partial<Pickers> as Pickers;

let handle: RichTextHandle | null = null;
afterEach(() => handle?.end());

interface Page {
  readonly stored: () => JsonObject;
  readonly content: () => readonly Json[];
  readonly onEnd: ReturnType<typeof vi.fn>;
  readonly editor: () => HTMLElement;
}

/** Renders a page with a rich text between two others and opens it for editing. */
async function open(
  value: JsonObject,
  whenRendered: () => Promise<void> = async () => {},
  pointAt?: () => { readonly x: number; readonly y: number },
): Promise<Page> {
  let stored = value;
  let show: (next: JsonObject) => void = () => {};
  function Rendered() {
    const [shown, setShown] = useState(value);
    show = setShown;
    return <RichText doc={shown} />;
  }
  await render(
    <RuntimeContext value={runtime}>
      <p id="before">before</p>
      <Rendered />
      <p id="after">after</p>
    </RuntimeContext>,
  );
  await whenRendered();
  const onEnd = vi.fn();
  const onChange = (next: JsonObject) => {
    stored = next;
    show(next);
  };
  const element = document.querySelector<HTMLElement>('.prose') as HTMLElement;
  const given = { element, value, t, pickers, onChange, onEnd };
  handle = await editRichText(pointAt ? { ...given, point: pointAt() } : given);
  const editor = () => document.querySelector('.ProseMirror') as HTMLElement;
  await expect.poll(() => document.activeElement).toBe(editor());
  return { stored: () => stored, content: () => stored.content as Json[], onEnd, editor };
}

/** ProseMirror receives a new selection only after a moment. */
async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    await userEvent.keyboard(key);
    await new Promise(requestAnimationFrame);
  }
}

const all = '{Control>}a{/Control}';
const end = '{Control>}{End}{/Control}';

test('a point between two text blocks puts the caret into one of them', async () => {
  const warn = vi.spyOn(console, 'warn');
  const item = (typed: string) => ({ type: 'listItem', content: [paragraph(text(typed))] });
  const list = { type: 'bulletList', content: [item('otok'), item('rt')] };
  const markerOf = () => {
    const first = document.querySelector('.prose li') as Element;
    const { x, y, height } = first.getBoundingClientRect();
    return { x: x - 8, y: y + height / 2 };
  };
  const page = await open(doc(paragraph(text('More')), list), undefined, markerOf);
  await userEvent.keyboard('!');
  await expect.poll(() => JSON.stringify(page.content())).toContain('!');
  expect(page.content().map((block) => (block as JsonObject).type)).toEqual([
    'paragraph',
    'bulletList',
  ]);
  expect(warn).not.toHaveBeenCalled();
});

test('opens over the rendered text without moving the page', async () => {
  const stored = doc(
    { type: 'heading', attrs: { level: 2 }, content: [text('Nautical chart')] },
    paragraph(text('The coast '.repeat(60)), text('bold', { type: 'bold' })),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('islands'))] }] },
    { type: 'blockquote', content: [paragraph(text('More'))] },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: [paragraph(text('Format'))] },
            { type: 'tableCell', content: [paragraph(text('30 × 40'))] },
          ],
        },
      ],
    },
    { type: 'horizontalRule' },
    { type: 'image', attrs: { media: 'karta-1', caption: 'Chart' } },
    { type: 'product', attrs: { slug: 'sidro' } },
  );
  const boxes = () =>
    [...document.querySelectorAll('.prose:not([style*="none"]) *, #after')].map((element) => {
      const { top, left, width, height } = element.getBoundingClientRect();
      return [element.nodeName, top, left, width, height].join(' ');
    });
  let before: string[] = [];
  const page = await open(stored, async () => {
    boxes();
    await document.fonts.ready;
    before = boxes();
  });
  expect(before.length).toBeGreaterThan(20);
  expect(boxes()).toEqual(before);
  expect(page.stored()).toBe(stored);
  handle?.end();
  expect(boxes()).toEqual(before);
  expect(document.querySelectorAll('.prose')).toHaveLength(1);
});

test('text is formatted by keyboard only, through the toolbar', async () => {
  const page = await open(doc(paragraph(text('sea'))));
  await press(all, '{Alt>}{F10}{/Alt}');
  await expect
    .poll(() => document.activeElement?.getAttribute('aria-label'))
    .toBe('Paragraph style');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => document.activeElement).toBe(page.editor());
  expect(page.content()).toEqual([paragraph(text('sea', { type: 'bold' }))]);
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(page.editor());
  expect(page.onEnd).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(page.onEnd).toHaveBeenCalledExactlyOnceWith('escape');
});

test('a style from the menu makes a heading', async () => {
  const page = await open(doc(paragraph(text('sea'))));
  await press(all);
  await userEvent.click(screen.getByRole('button', { name: 'Paragraph style' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Heading 3' }));
  expect(page.content()).toEqual([
    { type: 'heading', attrs: { level: 3 }, content: [text('sea')] },
  ]);
  expect(page.onEnd).not.toHaveBeenCalled();
});

test('a link is chosen in the link dialog', async () => {
  const page = await open(doc(paragraph(text('sea'))));
  await press(all, '{Control>}k{/Control}');
  const link = { type: 'link', attrs: { target: 'page:o-nama' } };
  await expect.poll(page.content).toEqual([paragraph(text('sea', link))]);
  expect(page.editor().querySelector('a')?.getAttribute('href')).toBe('page:o-nama');
});

test('products are inserted through the slash menu, with the caret behind them', async () => {
  const page = await open(doc(paragraph(text('sea'))));
  await press(end, '{Enter}/prod');
  await expect.element(screen.getByRole('option', { name: 'Product' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(page.content)
    .toEqual([
      paragraph(text('sea')),
      { type: 'product', attrs: { slug: 'karta-jadrana' } },
      { type: 'product', attrs: { slug: 'sidro' } },
    ]);
  await expect.poll(() => page.editor().textContent).toContain('The sidro');
  await userEvent.keyboard('behind');
  await expect.poll(() => page.content().at(-1)).toEqual(paragraph(text('behind')));
});

test('the caret goes behind a product at the end of the text, and typing continues there', async () => {
  const product = { type: 'product', attrs: { slug: 'sidro' } };
  const page = await open(doc(paragraph(text('sea')), product));
  await press(end, '{ArrowDown}{ArrowDown}');
  expect(page.content()).toEqual([paragraph(text('sea')), product]);
  await userEvent.keyboard('behind');
  await expect
    .poll(page.content)
    .toEqual([paragraph(text('sea')), product, paragraph(text('behind'))]);
});

test('a picture gets a caption', async () => {
  const page = await open(doc({ type: 'image', attrs: { media: 'karta-1' } }));
  await userEvent.click(page.editor().querySelector('figure') as Element);
  await userEvent.click(screen.getByRole('button', { name: 'Description and caption' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Caption', exact: true }), 'Chart');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(page.content()).toEqual([
    { type: 'image', attrs: { media: 'karta-1', caption: 'Chart' } },
  ]);
  expect(page.onEnd).not.toHaveBeenCalled();
});

test('tools are above the table with the caret, not over its rows', async () => {
  const row = (typed: string) => ({
    type: 'tableRow',
    content: [{ type: 'tableCell', content: [paragraph(text(typed))] }],
  });
  await open(
    doc(paragraph(text('More '.repeat(200))), { type: 'table', content: ['a', 'b', 'c'].map(row) }),
  );
  await press(end);
  const tools = screen.getByRole('toolbar');
  await expect.element(tools).toBeVisible();
  const top = () => document.querySelector('.ProseMirror table')?.getBoundingClientRect().top ?? 0;
  await expect
    .poll(() => top() - tools.element().getBoundingClientRect().bottom)
    .toBeGreaterThan(0);
});

test('a table is inserted, filled and extended', async () => {
  const page = await open(doc());
  await userEvent.keyboard('/table{Enter}');
  await userEvent.keyboard('a{Tab}b');
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'First column is a header' }));
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Add row below' }));
  const [table] = page.content() as JsonObject[];
  const rows = table?.content as JsonObject[];
  expect(rows).toHaveLength(4);
  expect(rows[0]?.content).toMatchObject([
    { type: 'tableHeader', content: [paragraph(text('a'))] },
    { type: 'tableHeader', content: [paragraph(text('b'))] },
    { type: 'tableHeader' },
  ]);
  expect(rows[2]?.content).toMatchObject([
    { type: 'tableHeader', attrs: { scope: 'row' } },
    { type: 'tableCell' },
    { type: 'tableCell' },
  ]);
});

test('unknown content stays, locked, while text beside it is edited', async () => {
  const callout = { type: 'callout', attrs: { tone: 'calm' }, content: [text('Locked words')] };
  const page = await open(doc(paragraph(text('sea')), callout));
  await userEvent.keyboard('The ');
  expect(page.content()).toEqual([paragraph(text('The sea')), callout]);
  await expect.element(screen.getByTitle('Content that cannot be edited here')).toBeVisible();
});

test('undo is left to the caller, which restores the text', async () => {
  const stored = doc(paragraph(text('one')), paragraph(text('two')));
  const page = await open(stored);
  await press(end, '!');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(page.content()).toEqual([paragraph(text('one')), paragraph(text('two!'))]);
  handle?.update(stored);
  expect(page.editor().textContent).toBe('onetwo');
  await userEvent.keyboard('?');
  expect(page.content()).toEqual([paragraph(text('one')), paragraph(text('two?'))]);
});

test('ends when something else is pressed', async () => {
  const page = await open(doc(paragraph(text('sea'))));
  await userEvent.click(document.querySelector('#before') as Element);
  expect(page.onEnd).toHaveBeenCalledExactlyOnceWith('blur');
  expect(document.querySelector('.ProseMirror')).toBeNull();
});

function paste(page: Page, html: string, plain = ''): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', plain);
  const event = new ClipboardEvent('paste', { clipboardData, cancelable: true, bubbles: true });
  page.editor().dispatchEvent(event);
}

test('pasted markup keeps what can be stored, and links only when they are safe', async () => {
  const page = await open(doc());
  paste(
    page,
    `<h1 style="color:red">Chart</h1><p><b style="font-weight:normal"><span style="font-weight:700">bold</span>
     <a href="javascript:alert(1)">bad</a> <a href="http://a.hr/x" onclick="x()">good</a></b></p>
     <script>alert(1)</script><p>&nbsp;</p><h6>Small</h6><img src="https://evil.hr/x.png" onerror="x()">`,
  );
  const good = { type: 'link', attrs: { target: 'https://a.hr/x' } };
  expect(page.content()).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [text('Chart')] },
    paragraph(text('bold', { type: 'bold' }), text(' bad '), text('good', good)),
    { type: 'heading', attrs: { level: 4 }, content: [text('Small')] },
  ]);
  await expect.element(screen.getByText(/Pasted pictures were left out/)).toBeVisible();
});

test('lists from Word become lists', async () => {
  const page = await open(doc());
  const item = (level: number, marker: string, typed: string) =>
    `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span></span><![endif]>${typed}<o:p></o:p></p>`;
  paste(page, item(1, '1.', 'one') + item(2, '·', 'inner') + item(1, '2.', 'two'));
  const entry = (...content: Json[]) => ({ type: 'listItem', content });
  const inner = { type: 'bulletList', content: [entry(paragraph(text('inner')))] };
  expect(page.content()).toEqual([
    {
      type: 'orderedList',
      content: [entry(paragraph(text('one')), inner), entry(paragraph(text('two')))],
    },
  ]);
});

const wordItem = (list: string, style: string, marker: string, typed: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='mso-list:${list} lfo1'>${marker && `<!--[if !supportLists]-->${marker}<span>&nbsp;</span><!--[endif]-->`}<span style='${style}'>${typed}</span></p>`;

test('numbered lists from Word stay numbered beside bullets, in each of its notations', async () => {
  const page = await open(doc());
  const css =
    '@list l1:level1 {mso-level-text:"%1."} @list l2:level1 {mso-level-number-format:bullet;}';
  paste(
    page,
    `<html><head><style>${css}</style></head><body>${[
      wordItem('l0 level1', '', '·', 'point'),
      wordItem('l1 level1', '', '1.', 'one'),
      wordItem('l1 level2', '', 'a)', 'inner'),
      wordItem('l1 level1', '', '', 'two'),
      wordItem('l2 level1', '', '', 'bare'),
      '<p class=MsoListNumber>1. plain</p>',
    ].join('')}</body></html>`,
  );
  const entry = (...content: Json[]) => ({ type: 'listItem', content });
  const item = (typed: string) => entry(paragraph(text(typed)));
  const inner = { type: 'orderedList', content: [item('inner')] };
  expect(page.content()).toEqual([
    { type: 'bulletList', content: [item('point')] },
    { type: 'orderedList', content: [entry(paragraph(text('one')), inner), item('two')] },
    { type: 'bulletList', content: [item('bare')] },
    { type: 'orderedList', content: [item('plain')] },
  ]);
});

test('a pasted image file is refused with a notice', async () => {
  const page = await open(doc(paragraph(text('sea'))));
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File(['x'], 'x.png', { type: 'image/png' }));
  const event = new ClipboardEvent('paste', { clipboardData, cancelable: true, bubbles: true });
  page.editor().dispatchEvent(event);
  await expect.element(screen.getByText(/Pasted pictures were left out/)).toBeVisible();
  expect(page.editor().querySelector('img')).toBeNull();
});
