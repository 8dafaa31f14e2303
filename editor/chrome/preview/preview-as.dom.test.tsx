import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import fixture from '#blocks/header-section/fixtures/current.json' with { type: 'json' };
import { blockNode } from '#tests/support/editing.ts';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { setMeta } from '../../model/commands/set-meta.ts';
import { axeViolations } from '../dialogs/axe-violations.ts';

test('the page is viewed as of another time, which is indicated, and nothing is stored', async () => {
  const { editing, page: root } = stageEditor();
  const from = '2099-12-24T08:00:00.000Z';
  editing.run(setMeta, { ids: ['hero-1'], meta: { from } });
  const { entries } = editing.history.getState();
  const hero = () => root.querySelector('[data-id="hero-1"]');
  await expect.element(page.getByRole('toolbar', { name: 'Traka uređivača' })).toBeVisible();
  await expect.poll(hero).toBeNull();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: 'Što želite učiniti?' }).fill('drugom trenutku');
  await page.getByRole('option', { name: /Pregled u drugom trenutku/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Pregled u drugom trenutku …' });
  await dialog.getByRole('button', { name: /2099.* · / }).click();
  expect(await axeViolations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Prikaži' }).click();
  const strip = page.getByRole('region', { name: 'Pregled u drugom trenutku …' });
  await expect.element(strip).toHaveTextContent(/Prikazano: 24\. pro 2099/);
  await expect.poll(hero).not.toBeNull();
  expect(await axeViolations()).toEqual([]);
  await strip.getByRole('button', { name: 'Natrag na sada' }).click();
  await expect.poll(hero).toBeNull();
  await expect.element(strip).not.toBeInTheDocument();
  expect(editing.history.getState().entries).toBe(entries);
  expect(localStorage.getItem('izlog-editor-ui') ?? '').not.toContain('2099');
});

test('viewed as a guest the header shows no account, and the dialog says what is covered', async () => {
  const header = blockNode({ id: 'zaglavlje', handler: 'header-section' });
  const {
    page: root,
    ui,
    canvas,
  } = stageEditor({
    editing: { nodes: [header] },
    user: { id: 3, firstName: 'Iva', isBackofficeUser: true },
  });
  canvas.data.set({ zaglavlje: { data: fixture.data, error: null } });
  const account = () =>
    root.querySelector(
      '[data-id="zaglavlje"] a[href$="/profil"], [data-id="zaglavlje"] a[href$="/prijava"]',
    );
  await expect.poll(() => account()?.getAttribute('href')).toBe('/profil');
  ui.setState({ previewAs: { at: null, isGuest: true } });
  await expect.poll(() => account()?.getAttribute('href')).toBe('/prijava');
  await page.getByRole('button', { name: 'Promijeni' }).click();
  await expect.element(page.getByText(/^Obuhvaća vidljivost blokova i prijavu/)).toBeVisible();
  await page.getByRole('button', { name: 'Odustani' }).click();
  ui.setState({ previewAs: null });
  await expect.poll(() => account()?.getAttribute('href')).toBe('/profil');
});
