import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { JsonObject } from '#schemas/document/element.ts';
import { blockNode } from '#tests/support/editing.ts';
import { stageEditor } from '#tests/support/editor-stage.tsx';

const doc = (text: string): JsonObject => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

const nodes = [
  blockNode({
    id: 'text-1',
    handler: 'rich-text',
    options: { text: doc('Izvornik') },
    translations: { en: { text: doc('Words') } },
  }),
  blockNode({
    id: 'section-1',
    handler: 'section',
    order: 'W',
    options: { title: 'Izvornik' },
    translations: { en: { title: 'Words' } },
  }),
];

const stage = () => stageEditor({ editing: { language: 'en', nodes }, ui: { right: 'inspector' } });

test('a cleared translation of a line stays empty while it is written again · EDIT-15', async () => {
  const { editing } = stage();
  editing.select(['section-1']);
  const title = page.getByRole('textbox', { name: /^Naslov/ }).first();
  await title.click();
  await title.clear();
  await expect.element(title).toHaveValue('');
  await userEvent.keyboard('New');
  await expect.element(title).toHaveValue('New');
  expect(editing.nodes.get('section-1')?.translations.en?.title).toBe('New');
  await title.clear();
  await page.getByRole('textbox', { name: /^Nadnaslov/ }).click();
  await expect.element(title).toHaveValue('Izvornik');
});

test('a cleared translation of a rich text stays empty while it is written on the page · EDIT-05', async () => {
  const { editing, page: root } = stage();
  await expect.poll(() => root.querySelector('.prose')?.textContent).toBe('Words');
  const rendered = root.querySelector('.prose') as HTMLElement;
  await userEvent.click(rendered, { position: { x: 4, y: 4 } });
  await userEvent.click(rendered, { position: { x: 4, y: 4 } });
  const written = () => root.querySelector('[contenteditable="true"]');
  await expect.poll(written).not.toBeNull();
  await expect.poll(() => written()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  await expect.poll(() => editing.nodes.get('text-1')?.translations.en?.text).toBeUndefined();
  await expect.poll(() => written()?.textContent).toBe('');
  await userEvent.keyboard('New');
  await expect.poll(() => written()?.textContent).toBe('New');
  expect(editing.nodes.get('text-1')?.translations.en?.text).toEqual(doc('New'));
});
