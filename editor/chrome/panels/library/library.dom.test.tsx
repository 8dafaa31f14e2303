import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { axeViolations } from '../../dialogs/axe-violations.ts';

/** A card shows the name and the description of a block. */
const cardOf = (name: string) =>
  page
    .getByRole('option')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first();
const search = () => page.getByRole('searchbox', { name: 'Traži blokove' });
const handlers = (editing: ReturnType<typeof stageEditor>['editing']) =>
  editing.nodes.children('page:1').map((id) => editing.nodes.get(id)?.handler);

test('a click inserts a block after the selection · EDIT-06', async () => {
  const { editing } = stageEditor({ ui: { left: 'library' } });
  editing.select(['hero-1']);
  await search().fill('baner');
  await cardOf('Baner').click();
  await expect.poll(() => handlers(editing)[1]).toBe('banner');
  expect(editing.selection.getState().ids).toEqual([editing.nodes.children('page:1')[1]]);
});

test('a card stays under the pointer while blocks are inserted quickly · EDIT-06', async () => {
  const { editing } = stageEditor({ ui: { left: 'library' } });
  editing.select(['hero-1']);
  const card = cardOf('Odjeljak');
  await expect.element(card).toBeVisible();
  const list = page.getByRole('listbox', { name: 'Blokovi' });
  const slotKeyOf = () => {
    const { y } = list.element().getBoundingClientRect();
    return card.element().getBoundingClientRect().y - y + list.element().scrollTop;
  };
  const before = slotKeyOf();
  await card.click();
  await card.click();
  await expect.poll(() => handlers(editing).slice(1, 3)).toEqual(['section', 'section']);
  expect(slotKeyOf()).toBe(before);
  await search().fill('odjeljak');
  await search().fill('');
  await expect.element(page.getByRole('group', { name: 'Nedavno' })).toBeVisible();
});

test('a list scrolled just before keeps its position when a card is pressed · EDIT-06', async () => {
  stageEditor({ ui: { left: 'library' } });
  const list = page.getByRole('listbox', { name: 'Blokovi' });
  await expect.poll(() => list.element().scrollHeight).toBeGreaterThan(1000);
  const element = list.element();
  element.scrollTop = 200;
  const card = cardOf('Odjeljak').element();
  const pressed = { bubbles: true, cancelable: true, pointerType: 'mouse', isPrimary: true };
  card.dispatchEvent(new PointerEvent('pointerdown', pressed));
  card.dispatchEvent(new MouseEvent('mousedown', pressed));
  (card as HTMLElement).focus({ preventScroll: true });
  expect([document.activeElement, element.scrollTop]).toEqual([card, 200]);
});

test('arrow keys and Enter insert a block at the explicit position', async () => {
  const insertAt = { slotKey: 'columns-1/first', index: 0 };
  const { editing } = stageEditor({ ui: { left: 'library', insertAt } });
  await search().fill('harmonika');
  await expect.element(cardOf('Odjeljak')).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('option');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => editing.nodes.children('columns-1/first').length).toBe(2);
});

test('Enter in the search inserts the first match that is allowed there · EDIT-06', async () => {
  const { editing } = stageEditor({ ui: { left: 'library' } });
  editing.select(['hero-1']);
  await search().fill('kratka traka');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => handlers(editing)[1]).toBe('banner');
  expect(document.activeElement?.getAttribute('type')).toBe('search');
});

test('blocks that are not allowed are disabled, with the reason', async () => {
  stageEditor({ ui: { left: 'library' } });
  await search().fill('košaric');
  const card = cardOf('Artikli u košarici');
  await expect.element(card).toHaveAttribute('aria-disabled', 'true');
  await expect.element(card).toHaveTextContent('ne može se staviti');
});

test('the accessible name of a card is all of its visible text', async () => {
  stageEditor({ ui: { left: 'library' } });
  await search().fill('odjeljak');
  await expect.poll(() => document.querySelector('.izlog-picture [data-block]')).not.toBeNull();
  const card = cardOf('Odjeljak');
  await expect.element(card).toHaveAccessibleName(/^Odjeljak Naslov i mjesto za druge blokove\.$/);
  expect(await axeViolations()).toEqual([]);
});

test('shows previews of blocks that are not interactive', async () => {
  stageEditor({ ui: { left: 'library' } });
  await search().fill('odjeljak');
  await expect.poll(() => document.querySelector('.izlog-picture [data-block]')).not.toBeNull();
  expect(document.querySelector('.izlog-picture')?.closest('[inert]')).not.toBeNull();
});

test('a block whose example cannot be rendered shows its icon instead', async () => {
  const { editing } = stageEditor({ ui: { left: 'library' } });
  const { banner } = editing.blocks;
  if (!banner) throw new Error('no banner');
  const broken = { version: 1, options: { title: 7 } } as const;
  Object.assign(editing.blocks, {
    banner: { ...banner, presets: { current: async () => ({ default: broken }) } },
  });
  await search().fill('baner');
  const card = cardOf('Baner');
  await expect.poll(() => card.element().querySelector('.izlog-picture svg')).not.toBeNull();
  Object.assign(editing.blocks, { banner });
});

test('a block whose example fails to load is not inserted, and a notice says so', async () => {
  const { editing } = stageEditor({ ui: { left: 'library' } });
  const { banner } = editing.blocks;
  if (!banner) throw new Error('no banner');
  const presets = Object.fromEntries(
    Object.keys(banner.presets).map((name) => [
      name,
      () => Promise.reject(new TypeError('offline')),
    ]),
  );
  Object.assign(editing.blocks, { banner: { ...banner, presets } });
  const before = handlers(editing);
  await search().fill('baner');
  await cardOf('Baner').click();
  await expect
    .element(page.getByText('Poslužitelj ne odgovara.', { exact: false }).first())
    .toBeVisible();
  expect(document.querySelector('[class*="notice"][data-error]')).not.toBeNull();
  expect(handlers(editing)).toEqual(before);
  Object.assign(editing.blocks, { banner });
});

test('places a shared element after loading it', async () => {
  const shared = {
    key: 'shared:akcija',
    kind: 'shared',
    title: { hr: 'Ljetna akcija' },
    description: {},
    slugs: {},
    languages: ['hr'],
    publishedAt: null,
    changed: false,
    uses: 2,
  };
  const { editing } = stageEditor({
    ui: { left: 'library' },
    responses: {
      'document.list': () => [shared],
      'draft.open': () => ({
        documents: [shared],
        nodes: [{ ...editing.nodes.get('shared-1'), id: 'akcija', document: 'shared:akcija' }],
        clock: 1,
      }),
    },
  });
  await page.getByRole('tab', { name: 'Zajednički' }).click();
  await page.getByRole('row', { name: /Ljetna akcija/ }).click();
  await page.getByRole('button', { name: 'Dodaj na stranicu' }).click();
  const isPlaced = () =>
    editing.nodes.children('page:1').some((id) => editing.nodes.get(id)?.master === 'akcija');
  await expect.poll(isPlaced).toBe(true);
});
