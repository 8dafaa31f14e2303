import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { setField } from '../../../model/commands/set-options.ts';

const field = (name: string | RegExp) => page.getByRole('textbox', { name });

test('typing in a field changes only that block, as one step · EDIT-06', async () => {
  const { editing } = stageEditor({ ui: { right: 'inspector' } });
  editing.select(['hero-1']);
  const before = new Map([...editing.nodes.ids()].map((id) => [id, editing.nodes.get(id)]));
  await field(/^Naslov/).fill('Karta svjetionika');
  await expect.poll(() => editing.nodes.get('hero-1')?.options.title).toBe('Karta svjetionika');
  const changed = [...before].filter(([id, node]) => editing.nodes.get(id) !== node);
  expect(changed.map(([id]) => id)).toEqual(['hero-1']);
  await expect.element(page.getByRole('heading', { name: 'Karta svjetionika' })).toBeVisible();
});

test('the form is reused for blocks of the same type, and typed text stays with its block', async () => {
  const { editing } = stageEditor({ ui: { right: 'inspector' } });
  editing.select(['section-1']);
  await field(/^Naslov/).fill('Prvi');
  const input = field(/^Naslov/).element();
  editing.select(['section-2']);
  await expect.element(field(/^Naslov/)).not.toHaveValue('Prvi');
  expect(field(/^Naslov/).element()).toBe(input);
  await field(/^Naslov/).fill('Drugi');
  expect(editing.nodes.get('section-1')?.options.title).toBe('Prvi');
  expect(editing.nodes.get('section-2')?.options.title).toBe('Drugi');
  editing.undo();
  await expect.element(field(/^Naslov/)).not.toHaveValue('Drugi');
  editing.select(['section-1']);
  await expect.element(field(/^Naslov/)).toHaveValue('Prvi');
});

test('shows in how many placements a shared element changes', async () => {
  const { editing } = stageEditor({ ui: { right: 'inspector' } });
  editing.select(['place-1']);
  await expect.element(page.getByText('promjene vrijede na 1 mjestu')).toBeVisible();
  await page.getByRole('button', { name: 'Odvoji' }).first().click();
  expect(editing.nodes.get('place-1')).toBeUndefined();
});

test('shows an unknown block as stored', async () => {
  const { editing } = stageEditor({ ui: { right: 'inspector' } });
  const node = editing.nodes.get('section-2');
  if (!node) throw new Error('No section.');
  editing.receive(
    new Map([[node.id, { ...node, handler: 'lost-block', options: { a: 'plavo' } }]]),
  );
  editing.select(['section-2']);
  await expect.element(page.getByLabelText('Spremljeni podaci')).toHaveTextContent('plavo');
});

test('several blocks of one type show their differences, and change together', async () => {
  const { editing } = stageEditor({ ui: { right: 'inspector' } });
  editing.run(setField, { id: 'section-1', layer: 'hr', path: 'title', value: 'Prvi' });
  editing.select(['section-1', 'section-2']);
  await expect.element(page.getByText('različito').first()).toBeVisible();
  await field(/^Naslov/).fill('Oba');
  await expect.poll(() => editing.nodes.get('section-2')?.options.title).toBe('Oba');
  expect(editing.nodes.get('section-1')?.options.title).toBe('Oba');
});

test('distinguishes missing, translated and outdated texts · EDIT-15', async () => {
  const { editing } = stageEditor({ ui: { right: 'inspector', tab: 'translations' } });
  editing.select(['hero-1']);
  await page.getByText('njemački').click();
  await expect.element(page.getByText('Nedostaje, prikazuje se izvornik')).toBeVisible();
  await field('Naslov: njemački').fill('Karte');
  await expect.element(page.getByText('Prevedeno', { exact: true })).toBeVisible();
  expect(editing.nodes.get('hero-1')?.translations.de?.title).toBe('Karte');
  editing.run(setField, { id: 'hero-1', layer: 'hr', path: 'title', value: 'Nova karta' });
  await expect.element(page.getByText('Izvornik je promijenjen')).toBeVisible();
  await page.getByRole('button', { name: 'Prijevod i dalje vrijedi' }).click();
  await expect.element(page.getByText('Prevedeno', { exact: true })).toBeVisible();
});

test('starts a translation from the original for the whole page · EDIT-15', async () => {
  const { editing } = stageEditor({ ui: { right: 'inspector', tab: 'translations' } });
  editing.select(['hero-1']);
  await page.getByText('njemački').click();
  await page.getByText('Stranica', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Započni prijevod iz izvornika' }).click();
  expect(editing.nodes.get('text-1')?.translations.de).not.toEqual({});
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => editing.nodes.get('text-1')?.translations.de).toBeUndefined();
});

test('the field that is typed in on the page is scrolled to and highlighted, and focus stays on the page · EDIT-05', async () => {
  await page.viewport(1440, 500);
  const { page: root } = stageEditor({ ui: { right: 'inspector' } });
  await expect.poll(() => root.querySelector('h1')).not.toBeNull();
  const title = root.querySelector('h1') as HTMLElement;
  await userEvent.click(title, { position: { x: 4, y: 4 } });
  await userEvent.click(title, { position: { x: 4, y: 4 } });
  await expect.poll(() => root.querySelector('[contenteditable]')).not.toBeNull();
  const field = () => document.querySelector('[data-field="title"][data-shown]');
  await expect.poll(field).not.toBeNull();
  await expect.element(field() as HTMLElement).toBeInViewport();
  expect(root.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(field).toBeNull();
  await page.viewport(1440, 900);
});
