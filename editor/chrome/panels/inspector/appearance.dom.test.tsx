import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { blockNode, pageDocument } from '#tests/support/editing.ts';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { setMobileOptions } from '../../../model/commands/set-meta.ts';

const form = () => page.getByRole('region', { name: 'Svojstva' });
const rendered = (id: string) =>
  [...document.querySelectorAll<HTMLElement>(`#izlog [data-id^="${id}"]`)].map(({ dataset }) => [
    dataset.id,
    dataset.space,
    dataset.device,
  ]);

test('the layout of a block is changed in its tab, and undone in one step', async () => {
  const { editing } = stageEditor({ ui: { right: 'inspector', tab: 'layout' } });
  editing.select(['hero-1']);
  await expect.poll(() => rendered('hero-1')).toEqual([['hero-1', undefined, undefined]]);
  await form().getByText('Skriveno', { exact: true }).click();
  await expect.poll(() => rendered('hero-1')).toEqual([]);
  expect(editing.nodes.get('hero-1')?.meta).toEqual({ hidden: true });
  editing.undo();
  await expect.poll(() => rendered('hero-1')).toEqual([['hero-1', undefined, undefined]]);
});

test('overrides below 1380 px are edited in a form that shows where values come from', async () => {
  const { editing } = stageEditor({ ui: { right: 'inspector', tab: 'mobile' } });
  editing.select(['hero-1']);
  const title = form().getByRole('textbox', { name: /^Naslov/ });
  const usual = editing.nodes.get('hero-1')?.options.title as string;
  await expect.element(title).toHaveValue(usual);
  const origin = () => form().element().querySelector('[data-field="title"]')?.textContent;
  const before = origin();
  await title.fill('Kratko');
  await expect
    .poll(() => rendered('hero-1').map(([id, , device]) => [id, device]))
    .toEqual([
      ['hero-1', 'desktop'],
      ['hero-1~mobile', 'mobile'],
    ]);
  const texts = ['hero-1', 'hero-1~mobile'].map(
    (id) => document.querySelector(`[data-id="${id}"] h1`)?.textContent,
  );
  expect(texts).toEqual([usual, 'Kratko']);
  expect(editing.nodes.get('hero-1')?.mobileOptions).toEqual({ title: 'Kratko' });
  expect(origin()).not.toBe(before);
});

test('a field that would be refused is disabled, with the reason', async () => {
  const document = 'template:9';
  const template = {
    ...pageDocument,
    key: document,
    kind: 'template',
    slugs: { hr: 'cart' },
  } as const;
  const nodes = ['cart-items', 'cart-summary'].map((handler, at) =>
    blockNode({ id: handler, handler, document, order: `a${at}` }),
  );
  const { editing } = stageEditor({
    editing: { documents: [template], nodes },
    ui: { right: 'inspector', tab: 'layout' },
  });
  editing.select(['cart-items']);
  const hidden = form().getByRole('checkbox', { name: /^Skriveno/ });
  await expect.element(hidden).toHaveAttribute('aria-readonly', 'true');
  await expect
    .element(hidden)
    .toHaveAccessibleDescription(expect.stringContaining('moraju vidjeti svi'));
});

test('a text for phones is written in the language of the page, and removed only there', async () => {
  const { editing } = stageEditor({
    editing: { language: 'en' },
    ui: { right: 'inspector', tab: 'mobile' },
  });
  editing.run(setMobileOptions, { id: 'hero-1', options: { title: 'Kratko' } });
  editing.select(['hero-1']);
  const title = form().getByRole('textbox', { name: /^Naslov/ });
  const heading = (id: string) => document.querySelector(`[data-id="${id}"] h1`)?.textContent;
  await expect.poll(() => heading('hero-1')).toBeTruthy();
  const wide = heading('hero-1');
  await title.fill('Short');
  await expect.poll(() => heading('hero-1~mobile')).toBe('Short');
  expect(heading('hero-1')).toBe(wide);
  const node = () => editing.nodes.get('hero-1');
  expect(node()?.mobileOptions).toEqual({ title: 'Kratko' });
  expect(node()?.translations.en?.['~mobile/title']).toBe('Short');
  await form()
    .getByRole('button', { name: /Naslov/ })
    .first()
    .click();
  await expect.poll(() => node()?.translations.en?.['~mobile/title']).toBeUndefined();
  expect(node()?.mobileOptions).toEqual({ title: 'Kratko' });
});
