import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { setOptions } from '../../../model/commands/set-options.ts';
import { axeViolations } from '../../dialogs/axe-violations.ts';

const panel = () => page.getByRole('region', { name: 'Problemi' });

test('each problem is listed with its block and links to its field, until it is fixed', async () => {
  await page.viewport(1440, 900);
  const { editing } = stageEditor({ ui: { right: 'problems' } });
  const options = { ...editing.nodes.get('hero-1')?.options, title: 'x'.repeat(300) };
  editing.run(setOptions, { id: 'hero-1', layer: 'hr', options });
  const error = panel()
    .getByRole('button', { name: /Naslov · hrvatski/ })
    .first();
  await expect.element(error).toHaveTextContent('Postavke bloka „Naslovnica“ nisu ispravne.');
  expect(await axeViolations()).toEqual([]);
  await error.click();
  expect(editing.selection.getState()).toMatchObject({ ids: ['hero-1'], field: 'title' });
  const field = page
    .getByRole('region', { name: 'Svojstva' })
    .getByRole('textbox', { name: /^Naslov/ });
  await expect.element(field).toHaveFocus();
  await field.fill('Karta');
  await page.getByRole('button', { name: /^Problemi/ }).click();
  await expect.element(panel()).toBeVisible();
  await expect.element(panel().getByRole('heading', { name: /greška/ })).not.toBeInTheDocument();
});

test('problems that only the server finds are requested', async () => {
  const problem = {
    document: 'page:1',
    node: 'section-1',
    path: 'title',
    layer: 'hr',
    severity: 'error',
    code: 'linkBroken',
    params: { target: 'page:nema' },
  };
  const { editing } = stageEditor({
    ui: { right: 'problems' },
    responses: { 'draft.problems': () => [problem] },
  });
  await panel().getByRole('button', { name: 'Provjeri za objavu' }).click();
  await panel()
    .getByRole('button', { name: /Odjeljak/ })
    .first()
    .click();
  expect(editing.selection.getState().ids).toEqual(['section-1']);
});

test('blocks in the wrong order are listed by their names', async () => {
  const problem = {
    document: 'page:1',
    node: 'section-1',
    path: '',
    layer: null,
    severity: 'error',
    code: 'blockOrder',
    params: { type: 'hero', other: 'section' },
  };
  stageEditor({
    ui: { right: 'problems' },
    responses: { 'draft.problems': () => [problem] },
  });
  await panel().getByRole('button', { name: 'Provjeri za objavu' }).click();
  await expect
    .element(panel().getByText('Blok „Odjeljak“ mora stajati poslije bloka „Naslovnica“.'))
    .toBeVisible();
});
