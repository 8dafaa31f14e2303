import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import type { EditorBlock } from '#runtime/block/editor-registry.ts';
import type { AnyView } from '#runtime/block/types.ts';
import { setReporter } from '#runtime/report.ts';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { setField } from '../../model/commands/set-options.ts';

const View: AnyView = ({ options }) => {
  const { title } = options as { readonly title: string };
  if (title === 'puca') throw new Error('broken view');
  return <h1>{title}</h1>;
};
const hero = { ...editorBlocks.hero, view: async () => ({ View }) } as unknown as EditorBlock;

test('a block that throws affects only itself, can be selected, and renders again once it is fixed', async () => {
  const reported: string[] = [];
  setReporter((code) => reported.push(code));
  const stage = stageEditor({
    editing: { blocks: { ...editorBlocks, hero } },
    ui: { right: 'inspector' },
  });
  const { editing } = stage;
  const heading = () => stage.page.querySelector('[data-id="hero-1"] h1')?.textContent;
  const notice = () => stage.page.querySelector<HTMLElement>('[data-id="hero-1"][data-error]');
  const others = () => stage.page.querySelectorAll('[data-block]:not([data-id="hero-1"])').length;
  await expect.poll(heading).not.toBe(undefined);
  await expect.poll(others).toBeGreaterThan(5);
  const before = others();

  editing.run(setField, { id: 'hero-1', layer: 'hr', path: 'title', value: 'puca' });
  await expect.poll(() => notice()?.dataset.error).toBe('blockCrashed');
  expect(others()).toBe(before);
  expect(reported).toContain('blockCrashed');
  expect(notice()?.textContent).toContain(editorBlocks.hero?.labels.hr?.name);

  await page.elementLocator(notice() as HTMLElement).click();
  await expect.poll(() => editing.selection.getState().ids).toEqual(['hero-1']);
  const field = page.getByRole('textbox', { name: /^Naslov/ });
  await expect.element(field).toHaveValue('puca');
  await field.fill('drži');
  await expect.poll(heading).toBe('drži');
  editing.undo();
  editing.undo();
  await expect.poll(() => notice()).toBeNull();
});
