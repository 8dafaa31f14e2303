import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { blockNode, samplePage } from '#tests/support/editing.ts';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { setField } from '../../../model/commands/set-options.ts';
import { keysBetween } from '../../../model/document/order.ts';

const row = (name: string | RegExp) => page.getByRole('row', { name });
const focusedRow = () => document.activeElement?.closest('[role=row]')?.getAttribute('data-key');

async function untilFocused(key: string): Promise<void> {
  await expect.poll(focusedRow).toBe(key);
}

test('moves a block by keyboard only, and announces it · EDIT-13', async () => {
  const { editing, ui } = stageEditor({ ui: { left: 'structure' } });
  await row('Naslovnica').click();
  await untilFocused('hero-1');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/Povuci/);
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => document.querySelector('[data-live-announcer]')?.textContent ?? '')
    .toContain('povlačenje');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => editing.nodes.children('page:1').indexOf('hero-1')).toBeGreaterThan(0);
  await expect.poll(() => ui.getState().announcement).toBe('Naslovnica, 2. od 4');
  editing.undo();
  expect(editing.nodes.children('page:1')[0]).toBe('hero-1');
});

test('selection is the same on the page and in the tree, and its parents are opened', async () => {
  const { editing } = stageEditor({ ui: { left: 'structure' } });
  await row('Naslovnica').click();
  expect(editing.selection.getState().ids).toEqual(['hero-1']);
  editing.select(['text-2']);
  await expect
    .poll(() => document.querySelector('[data-key="text-2"]')?.getAttribute('aria-selected'))
    .toBe('true');
});

test('typing re-renders only its own row, and no name', async () => {
  const { editing } = stageEditor({ ui: { left: 'structure' } });
  await expect.element(row('Naslovnica')).toBeVisible();
  const changed = new Set<string>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      changed.add(element?.closest('[role=row]')?.getAttribute('data-key') ?? '');
    }
  });
  const tree = document.querySelector('[role=treegrid]');
  if (tree) observer.observe(tree, { subtree: true, childList: true, characterData: true });
  editing.run(setField, { id: 'hero-1', layer: 'hr', path: 'title', value: 'Nova karta' });
  await expect.element(page.getByText('Nova karta').first()).toBeVisible();
  expect([...changed]).toEqual(['hero-1']);
  observer.disconnect();
});

test('finds blocks by their text', async () => {
  const { editing } = stageEditor({ ui: { left: 'structure' } });
  editing.run(setField, { id: 'section-2', layer: 'hr', path: 'title', value: 'Plavi škver' });
  await page.getByRole('searchbox', { name: 'Traži blokove i tekst' }).fill('skver');
  await expect.element(row('Naslovnica')).not.toBeInTheDocument();
  await expect.poll(() => document.querySelector('[data-key="section-2"]')).not.toBeNull();
});

test('renders only visible rows of 5,000 blocks', async () => {
  const orders = keysBetween(null, null, 5000);
  const nodes = orders.map((order, at) => blockNode({ id: `s${at}`, order }));
  stageEditor({ editing: { nodes }, ui: { left: 'structure' } });
  await expect.poll(() => document.querySelector('[data-key="s3"]')).not.toBeNull();
  expect(document.querySelectorAll('[role=treegrid] [role=row]').length).toBeLessThan(120);
});

test('selects all siblings of a block, rendered or not, and moves them together', async () => {
  const orders = keysBetween(null, null, 1000);
  const nodes = [
    ...orders.map((order, at) => blockNode({ id: `s${at}`, order })),
    ...samplePage().map((node) => ({ ...node, order: `zz${node.order}` })),
  ];
  const { editing } = stageEditor({ editing: { nodes }, ui: { left: 'structure' } });
  await expect.poll(() => document.querySelector('[data-key="s3"]')).not.toBeNull();
  await row('Odjeljak').first().click();
  await untilFocused('s0');
  await userEvent.keyboard('{Control>}a{/Control}');
  const all = editing.nodes.children('page:1');
  await expect.poll(() => editing.selection.getState().ids).toEqual(all);
  expect(all.length).toBeGreaterThan(1000);
  expect(document.querySelectorAll('[role=treegrid] [role=row]').length).toBeLessThan(120);

  editing.select(['s2', 's3', 's999']);
  await expect
    .poll(() => document.querySelector('[data-key="s3"]')?.getAttribute('aria-selected'))
    .toBe('true');
  await userEvent.keyboard('{Control>}{Shift>}{ArrowUp}{/Shift}{/Control}');
  await expect
    .poll(() => editing.nodes.children('page:1').slice(0, 5))
    .toEqual(['s0', 's2', 's3', 's999', 's1']);
  editing.undo();
  expect(editing.nodes.children('page:1')).toEqual(all);
  expect(editing.selection.getState().ids).toEqual(['s2', 's3', 's999']);
});

test('renames with F2', async () => {
  const { editing } = stageEditor({ ui: { left: 'structure' } });
  await row('Naslovnica').click();
  await untilFocused('hero-1');
  await userEvent.keyboard('{F2}');
  await page.getByRole('textbox', { name: 'Naziv' }).fill('Velika karta');
  await userEvent.keyboard('{Enter}');
  await expect.element(row('Velika karta')).toBeVisible();
  expect(editing.nodes.get('hero-1')?.title).toBe('Velika karta');
});

test('Shift and click select everything between two rows · EDIT-06', async () => {
  const { editing } = stageEditor({ ui: { left: 'structure' } });
  const rows = page.getByRole('treegrid').getByRole('row');
  const at = (id: string) =>
    rows.elements().findIndex((each) => each.getAttribute('data-key') === id);
  const rowOf = (id: string) => rows.nth(at(id));
  await expect.poll(() => at('section-2')).toBeGreaterThan(0);
  await rowOf('hero-1').click();
  await rowOf('section-2').click({ modifiers: ['Shift'] });
  const all = ['hero-1', 'section-1', 'place-1', 'section-2'];
  await expect.poll(() => editing.selection.getState().ids).toEqual(all);
  await rowOf('section-1').click({ modifiers: ['Shift'] });
  await expect.poll(() => editing.selection.getState().ids).toEqual(all.slice(0, 2));
});
