import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { setField } from '../../../model/commands/set-options.ts';
import { axeViolations } from '../../dialogs/axe-violations.ts';

const box = () => page.getByRole('combobox', { name: 'Što želite učiniti?' });

test('goes to a block by its text', async () => {
  const { editing } = stageEditor();
  editing.run(setField, { id: 'section-2', layer: 'hr', path: 'title', value: 'Plavi škver' });
  await expect.element(page.getByRole('toolbar', { name: 'Traka uređivača' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await box().fill('plavi skver');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => editing.selection.getState().ids).toEqual(['section-2']);
  await expect.element(box()).not.toBeInTheDocument();
});

test('disables impossible entries, and shows the reason', async () => {
  stageEditor({ ui: { paletteOpen: true } });
  await box().fill('umnoži');
  const entry = page.getByRole('option', { name: /Umnoži/ });
  await expect.element(entry).toHaveAttribute('aria-disabled', 'true');
  await expect.element(entry).toHaveTextContent('Najprije odaberite blok.');
  await expect.element(entry).toHaveAccessibleName('Umnoži Najprije odaberite blok. Ctrl+D');
  expect(await axeViolations()).toEqual([]);
});

test('reports when pages cannot be loaded, and retries', async () => {
  const responses: Record<string, () => unknown> = {};
  stageEditor({ ui: { paletteOpen: true }, responses });
  await box().fill('dolazak');
  await expect.element(page.getByText('Poslužitelj ne odgovara.')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  responses['document.list'] = () => [
    { key: 'page:7', kind: 'page', title: { hr: 'Dolazak' }, slugs: { hr: 'dolazak' } },
  ];
  await page.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(page.getByRole('option', { name: /Dolazak/ })).toBeVisible();
});

test('opens the media library to manage media · EDIT-12 MODAL-01', async () => {
  stageEditor({ ui: { paletteOpen: true } });
  await box().fill('medij');
  await page.getByRole('option', { name: 'Mediji' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Mediji' })).toBeVisible();
});

test('inserts a block by its name', async () => {
  const { editing } = stageEditor({ ui: { paletteOpen: true } });
  await box().fill('dodaj baner');
  await page
    .getByRole('option', { name: /^Dodaj: Baner/ })
    .first()
    .click();
  const handlers = () =>
    editing.nodes.children('page:1').map((id) => editing.nodes.get(id)?.handler);
  await expect.poll(handlers).toContain('banner');
});

test('finds text on the page and replaces it in one step', async () => {
  const { editing } = stageEditor();
  editing.run(setField, { id: 'section-1', layer: 'hr', path: 'title', value: 'Stari brod' });
  editing.run(setField, { id: 'section-2', layer: 'hr', path: 'title', value: 'Brod i brod' });
  await expect.element(page.getByRole('toolbar', { name: 'Traka uređivača' })).toBeVisible();
  await userEvent.keyboard('{Control>}f{/Control}');
  await page.getByRole('textbox', { name: 'Traži' }).fill('brod');
  await expect.element(page.getByText('3 puta')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(editing.selection.getState()).toMatchObject({ ids: ['section-1'], field: 'title' });
  await page.getByRole('textbox', { name: 'Zamijeni s' }).fill('jedrenjak');
  await page.getByRole('button', { name: 'Zamijeni sve' }).click();
  expect(editing.nodes.get('section-2')?.options.title).toBe('jedrenjak i jedrenjak');
  editing.undo();
  expect(editing.nodes.get('section-2')?.options.title).toBe('Brod i brod');
});

test('Enter runs the first possible entry for a pasted search', async () => {
  const { editing } = stageEditor({ ui: { paletteOpen: true } });
  editing.run(setField, { id: 'section-2', layer: 'hr', path: 'title', value: 'Plavi škver' });
  await expect.element(box()).toHaveFocus();
  paste(box().element() as HTMLInputElement, 'plavi skver');
  await expect.element(page.getByRole('option', { name: /Plavi škver/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => editing.selection.getState().ids).toEqual(['section-2']);
});

function paste(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
