import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type EditorStage, openStage } from '#tests/support/editor-stage.tsx';

let stage: EditorStage;
afterEach(() => stage.close());

const block = (id: string) => document.querySelector<HTMLElement>(`#izlog [data-id="${id}"]`);
const selected = () => stage.editing.selection.getState().ids;
const text = (id: string) => block(id)?.querySelector('p') as HTMLElement;
const pageMarkup = () =>
  stage.page.innerHTML.replace(/ data-[\w-]+="[^"]*"/g, '').replace(/ data-[\w-]+/g, '');

test('a click selects the innermost block, Alt its parent, and changes nothing of the page · EDIT-06', async () => {
  stage = await openStage();
  const before = pageMarkup();
  await userEvent.click(text('text-1'));
  expect(selected()).toEqual(['text-1']);
  await userEvent.keyboard('{Alt>}');
  await userEvent.click(text('text-2'));
  await userEvent.keyboard('{/Alt}');
  expect(selected()).toEqual(['columns-1']);
  await userEvent.hover(block('hero-1') as HTMLElement);
  expect(stage.editing.selection.getState().hovered).toBe('hero-1');
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  expect(pageMarkup()).toBe(before);
});

test('siblings are selected together, others begin anew', async () => {
  stage = await openStage();
  await userEvent.click(block('hero-1') as HTMLElement, { position: { x: 5, y: 5 } });
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(block('place-1') ?? (block('shared-1') as HTMLElement));
  await userEvent.keyboard('{/Shift}');
  expect(selected()).toEqual(['hero-1', 'section-1', 'place-1']);
  await userEvent.keyboard('{Control>}');
  await userEvent.click(text('text-1'));
  await userEvent.keyboard('{/Control}');
  expect(selected()).toEqual(['text-1']);
});

test('arrow keys walk through the page, structure and all', async () => {
  stage = await openStage();
  await userEvent.keyboard('{F6}{ArrowDown}');
  expect(selected()).toEqual(['hero-1']);
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(selected()).toEqual(['text-1']);
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
  expect(selected()).toEqual(['text-3']);
  await userEvent.keyboard('{ArrowLeft}{Control>}d{/Control}');
  expect(stage.editing.nodes.children('page:1')).toHaveLength(5);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(stage.editing.nodes.children('page:1')).toHaveLength(4);
  await userEvent.keyboard('{Escape}');
  expect(selected()).toEqual([]);
});

test('what cannot be done says why', async () => {
  stage = await openStage();
  stage.editing.select(['text-3']);
  await userEvent.keyboard('{F6}{Delete}');
  await expect.element(page.getByText('The block is locked.', { exact: false })).toBeVisible();
  expect(stage.editing.nodes.get('text-3')).toBeDefined();
});

test('typing in the page draws one block for each key, and is one step · EDIT-06', async () => {
  stage = await openStage();
  const heading = () => block('hero-1')?.querySelector('h1') as HTMLElement;
  await userEvent.click(heading());
  await userEvent.click(heading());
  await userEvent.keyboard('{Control>}a{/Control}');
  stage.drawn.length = 0;
  await userEvent.keyboard('More');
  expect(stage.editing.nodes.get('hero-1')?.options.title).toBe('More');
  expect(stage.drawn).toEqual(['hero-1', 'hero-1', 'hero-1', 'hero-1']);
  await userEvent.keyboard('{Enter}{Control>}z{/Control}');
  expect(stage.editing.nodes.get('hero-1')?.options.title).not.toBe('More');
});
