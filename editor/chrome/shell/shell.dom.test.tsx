import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { coreVersion } from '#schemas/constants.ts';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { setHidden } from '../../model/commands/set-meta.ts';
import { axeViolations } from '../dialogs/axe-violations.ts';

test('axe finds nothing in the editor with its panels open', async () => {
  await page.viewport(1440, 900);
  const { editing } = stageEditor({ ui: { left: 'structure', right: 'inspector' } });
  editing.select(['hero-1']);
  await expect.element(page.getByRole('tab', { name: 'Prijevodi' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Naslovnica' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
}, 60_000);

test('undo and redo name the step, in the bar and for screen readers', async () => {
  await page.viewport(1440, 900);
  const { editing, ui } = stageEditor();
  editing.run(setHidden, { ids: ['hero-1'], hidden: true });
  await page.getByRole('button', { name: 'Poništi: Skriveno: Naslovnica' }).click();
  expect(editing.nodes.get('hero-1')?.meta.hidden).toBeUndefined();
  expect(ui.getState().announcement).toBe('Poništeno: Skriveno: Naslovnica');
  await page.getByRole('button', { name: 'Ponovi: Skriveno: Naslovnica' }).click();
  expect(editing.nodes.get('hero-1')?.meta.hidden).toBe(true);
});

test('panels are resized with the keyboard within their bounds', async () => {
  await page.viewport(1440, 900);
  const { ui } = stageEditor({ ui: { left: 'structure', leftWidth: 280 } });
  const separator = page.getByRole('separator', { name: 'Širina ploče' });
  await expect.element(separator).toHaveAttribute('aria-valuenow', '280');
  (separator.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(ui.getState().leftWidth).toBe(296);
  await userEvent.keyboard('{Home}');
  await expect.element(separator).toHaveAttribute('aria-valuenow', '220');
});

test('docked panels scale the page, and closing them restores it', async () => {
  await page.viewport(1440, 900);
  const { ui, page: root } = stageEditor({ ui: { left: 'structure', docked: true } });
  await expect.poll(() => root.style.zoom).not.toBe('');
  expect(Number(root.style.zoom)).toBeLessThan(1);
  expect(Math.round(root.getBoundingClientRect().left)).toBe(280);
  ui.setState({ left: null });
  await expect.poll(() => root.style.zoom).toBe('');
});

test('Escape moves focus from a panel back to the page', async () => {
  await page.viewport(1440, 900);
  stageEditor({ ui: { left: 'structure' } });
  await page.getByRole('row', { name: 'Naslovnica' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.getAttribute('data-region')).toBe('page');
});

test('small screens show one sheet at a time', async () => {
  await page.viewport(390, 800);
  const { ui } = stageEditor();
  await page.getByRole('button', { name: 'Struktura' }).click();
  await page.getByRole('button', { name: 'Svojstva' }).click();
  expect(ui.getState()).toMatchObject({ left: null, right: 'inspector' });
  const sheet = page.getByRole('region', { name: 'Svojstva' }).element().getBoundingClientRect();
  expect(sheet.width).toBe(390);
  await page.viewport(1440, 900);
});

test('a tablet has sheets, and a bar with space for history, undo and redo, and the breadcrumb', async () => {
  await page.viewport(768, 1024);
  const { editing } = stageEditor();
  editing.select(['hero-1']);
  await expect.element(page.getByRole('button', { name: 'Ponovi' })).toBeVisible();
  const bar = page.getByRole('toolbar', { name: 'Traka uređivača' });
  await expect.element(bar.getByRole('navigation')).toHaveTextContent('Naslovnica');
  await expect.element(bar.getByRole('button', { name: /^Problemi: 0/ })).toBeVisible();
  await bar.getByRole('button', { name: 'Povijest' }).click();
  const sheet = page.getByRole('region', { name: 'Povijest' }).element().getBoundingClientRect();
  expect(sheet.width).toBe(768);
  await page.viewport(1440, 900);
});

test('the menu offers what the server has for the back office, and nothing else · MODAL-09 · PERM-17', async () => {
  await page.viewport(1440, 900);
  stageEditor({ server: { mode: 'test', version: '1', cache: true, domains: 2 } });
  await page.getByRole('button', { name: 'Više' }).click();
  for (const name of ['Predmemorija', 'Domene', 'Što je novo']) {
    await expect.element(page.getByRole('menuitem', { name })).toBeVisible();
  }
  await page.getByRole('menuitem', { name: 'Predmemorija' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Predmemorija' })).toBeVisible();
});

test('outside production the menu shows the version, with its changelog, and the documentation · DEV-01 DEV-02 DEV-03 DEV-04 DEV-07 MODAL-13', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await page.viewport(1440, 900);
  stageEditor({
    server: { mode: 'test', version: coreVersion, cache: false, domains: 1 },
    responses: {
      'release.list': () => [{ tag_name: '1.12.192', description_html: '<p>Popravci</p>' }],
    },
  });
  await page.getByRole('button', { name: 'Više' }).click();
  await page.getByRole('menuitem', { name: 'Što je novo (1.12.192)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Što je novo' });
  await expect.element(dialog.getByText('Popravci')).toBeVisible();
  await expect.element(dialog.getByText('Ovdje radi verzija 1.12.192.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zatvori' }).last().click();
  await page.getByRole('button', { name: 'Više' }).click();
  await page.getByRole('menuitem', { name: 'Dokumentacija' }).click();
  expect(opened).toHaveBeenCalledWith('/api/openapi.json', '_blank');
  opened.mockRestore();
});

test('in development there are the domains, the releases and the documentation of blocks · DEV-03 DEV-04 MODAL-13 ADMIN-08 PERM-17 DEV-01 DEV-02', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await page.viewport(1440, 900);
  stageEditor({
    server: { mode: 'development', version: coreVersion, cache: true, domains: 1 },
    responses: { 'release.list': () => [] },
  });
  const more = page.getByRole('button', { name: 'Više' });
  await more.click();
  await expect.element(page.getByRole('menuitem', { name: 'Domene' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Dokumentacija' }).click();
  expect(opened).toHaveBeenCalledWith('/section-tool', '_blank');
  opened.mockRestore();
  await more.click();
  await page.getByRole('menuitem', { name: 'Što je novo (1.12.192)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Izdanja (razvojni način)' });
  await expect.element(dialog).toBeVisible();
});

test('features that a server does not have are in no menu, nor what is for development in production · ADMIN-07 LAYOUT-03 DEV-01 DEV-02 DEV-03 DEV-04 DEV-05', async () => {
  await page.viewport(1440, 900);
  stageEditor({ server: { mode: 'production', version: '1', cache: false, domains: 1 } });
  await page.getByRole('button', { name: 'Više' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Nova stranica' })).toBeVisible();
  for (const name of ['Predmemorija', 'Domene', 'Što je novo', 'Dokumentacija']) {
    expect(page.getByRole('menuitem', { name }).query()).toBeNull();
  }
});

test('the breadcrumb shows the ancestors of the selection, and each step selects one', async () => {
  await page.viewport(1440, 900);
  const { editing } = stageEditor();
  editing.select(['text-1']);
  const way = page.getByRole('navigation', { name: 'Gdje je odabrano' });
  const steps = () =>
    way
      .getByRole('button')
      .elements()
      .map((each) => each.textContent);
  await expect.poll(steps).toEqual(['Stranica', 'Odjeljak', 'Stupci', 'Tekst']);
  await way.getByRole('button', { name: 'Odjeljak' }).click();
  expect(editing.selection.getState().ids).toEqual(['section-1']);
  await expect.poll(steps).toEqual(['Stranica', 'Odjeljak']);
  await way.getByRole('button', { name: 'Stranica' }).click();
  expect(editing.selection.getState().ids).toEqual([]);
});

test('the most common block actions are beside the block, the rest behind “Više”', async () => {
  await page.viewport(1440, 900);
  const { editing } = stageEditor();
  editing.select(['section-2']);
  const tools = page.getByRole('toolbar', { name: 'Alati bloka' });
  const press = (name: string) => tools.getByRole('button', { name, exact: true }).click();
  await press('Pomakni gore');
  expect(editing.nodes.children('page:1').indexOf('section-2')).toBe(2);
  await press('Zaključaj ili otključaj');
  await expect
    .element(tools.getByRole('button', { name: /^Ukloni\. .*zaključan/ }))
    .toHaveAttribute('aria-disabled', 'true');
  await press('Otključaj');
  await press('Pretvori u zajednički element');
  const [placement = ''] = editing.selection.getState().ids;
  expect(editing.nodes.get(placement)?.master).toBe('section-2');
  await tools.getByRole('button', { name: 'Više' }).click();
  for (const name of ['Kopiraj', 'Izreži', 'Odvoji od zajedničkog elementa', 'Preimenuj']) {
    await expect.element(page.getByRole('menuitem', { name })).toBeVisible();
  }
  await page.getByRole('menuitem', { name: 'Odvoji od zajedničkog elementa' }).click();
  const [copy = ''] = editing.selection.getState().ids;
  expect(editing.nodes.get(copy)?.master).toBeNull();
  await press('Ukloni');
  expect(editing.nodes.get(copy)).toBeUndefined();
});

test('users choose the language of their editor, each by its own name; a refusal is reported · PERM-19', async () => {
  await page.viewport(1440, 900);
  // The fake server only responds to calls it was given.
  stageEditor();
  await page.getByRole('button', { name: 'Više', exact: true }).click();
  await expect
    .element(page.getByRole('menuitem', { name: 'Jezik uređivača: English' }))
    .toBeVisible();
  await page.getByRole('menuitem', { name: 'Jezik uređivača: Deutsch' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Jezik uređivača: Deutsch' });
  await expect.element(dialog).toBeVisible();
});

test('on a page that reads from the right, the editor reads as its own language does', async () => {
  await page.viewport(1440, 900);
  document.documentElement.dir = 'rtl';
  try {
    const { ui } = stageEditor({ ui: { left: 'structure', tipsSeen: false } });
    const title = page.getByRole('heading', { name: 'Struktura' });
    await expect.element(title).toBeVisible();
    const directionOf = (element: Element) => getComputedStyle(element).direction;
    expect(directionOf(title.element())).toBe('ltr');
    expect(directionOf(page.getByRole('toolbar').first().element())).toBe('ltr');
    const tips = page.getByRole('heading', { name: 'Uređujete stranicu izravno na njoj' });
    expect(directionOf(tips.element())).toBe('ltr');
    ui.setState({ paletteOpen: true });
    const palette = page.getByRole('dialog');
    await expect.element(palette).toBeVisible();
    expect(directionOf(palette.element())).toBe('ltr');
    expect(palette.element().closest('[lang]')?.getAttribute('lang')).toBe('hr-HR');
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});
