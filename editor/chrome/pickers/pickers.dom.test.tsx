import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dialogTranslator } from '../../testing/dialog-stage.tsx';
import { apply, row, stagePickers } from '../../testing/pickers-stage.tsx';
import { axeViolations } from '../dialogs/axe-violations.ts';

const chosen = () => page.getByRole('grid', { name: 'Odabrano' });

test('products are chosen up to the maximum, as slugs of the default language · MODAL-12 · EDIT-10', async () => {
  const { results } = await stagePickers((pickers) =>
    pickers.chooseEntities({ kind: 'product', selected: ['kapa'], multiple: true, max: 2 }),
  );
  const list = page.getByRole('grid', { name: 'Proizvodi' });
  await expect.element(list.getByRole('row', { name: 'majica' })).toHaveTextContent('19,90');
  await list.getByRole('row', { name: 'majica' }).click();
  await expect.element(page.getByText('2 od najviše 2')).toBeVisible();
  await list.getByRole('row', { name: 'karta' }).click();
  await expect.element(page.getByText('2 od najviše 2')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await apply();
  await expect.poll(() => results).toEqual([['kapa', 'majica']]);
});

test('chosen products are reordered with the keyboard · MODAL-12 EDIT-10', async () => {
  const { results } = await stagePickers((pickers) =>
    pickers.chooseEntities({ kind: 'product', selected: ['kapa', 'karta'], multiple: true }),
  );
  await expect.element(chosen().getByRole('row', { name: 'kapa' })).toBeVisible();
  const handle = chosen().getByRole('row', { name: 'kapa' }).getByRole('button').first();
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() =>
      chosen()
        .getByRole('row')
        .elements()
        .map((each) => each.getAttribute('data-key')),
    )
    .toEqual(['karta', 'kapa']);
  await apply();
  await expect.poll(() => results).toEqual([['karta', 'kapa']]);
});

test('one post is chosen with Enter · MODAL-11 · EDIT-09', async () => {
  const { results } = await stagePickers((pickers) =>
    pickers.chooseEntities({ kind: 'post', selected: [], multiple: false }),
  );
  await expect.element(row('Regata')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await row('Regata').click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => results).toEqual([['regata']]);
});

test('categories are found in their tree · MODAL-14 · EDIT-11', async () => {
  const { results } = await stagePickers((pickers) =>
    pickers.chooseEntities({ kind: 'category', selected: [], multiple: false }),
  );
  await expect.element(row('jakne')).toHaveAttribute('aria-level', '2');
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('searchbox').fill('jak');
  await expect.element(row('karte')).not.toBeInTheDocument();
  await row('jakne').click();
  await page.getByRole('button', { name: 'Odaberi' }).click();
  await expect.poll(() => results).toEqual([['jakne']]);
});

test('Enter on a category chooses it · EDIT-11 MODAL-14', async () => {
  const { results } = await stagePickers((pickers) =>
    pickers.chooseEntities({ kind: 'category', selected: [], multiple: false }),
  );
  await expect.element(row('karte')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(row('odjeća').first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row('jakne')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => results).toEqual([['jakne']]);
});

test('events are chosen by id, post categories by their Croatian slug', async () => {
  const { results } = await stagePickers(async (pickers) => [
    await pickers.chooseEntities({ kind: 'event', selected: [], multiple: true }),
    await pickers.chooseEntities({ kind: 'post-category', selected: [], multiple: false }),
  ]);
  await expect.element(row('Noć svjetionika')).toHaveTextContent('Lastovo');
  await row('Noć svjetionika').click();
  await apply();
  await expect.element(row('Novosti')).toHaveTextContent(/\d objav[ae]?$/);
  await row('Novosti').click();
  await page.getByRole('button', { name: 'Odaberi' }).click();
  await expect.poll(() => results).toEqual([[['12'], ['novosti']]]);
});

test('an icon is found by a Croatian term and chosen with the keyboard · MODAL-04 · EDIT-08', async () => {
  const { results } = await stagePickers((pickers) => pickers.chooseIcon('anchor'));
  await page.getByRole('searchbox').fill('kosarica brod');
  await expect.element(page.getByText('Ništa nije pronađeno.')).toBeVisible();
  await page.getByRole('searchbox').fill('brod');
  await expect.element(row('ship')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await row('ship').click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => results).toEqual(['ship']);
});

test('the button Choose of the icons returns the selected one · MODAL-04 · EDIT-08', async () => {
  const { results } = await stagePickers((pickers) => pickers.chooseIcon('anchor'));
  await expect.element(row('facebook')).toBeInTheDocument();
  await page.getByRole('searchbox').fill('ship');
  await row('ship').click();
  await page.getByRole('button', { name: 'Odaberi' }).click();
  await expect.poll(() => results).toEqual(['ship']);
});

test('a field that allows a few icons offers only those, with the present one chosen · MODAL-04 EDIT-08', async () => {
  const { results } = await stagePickers((pickers) =>
    pickers.chooseIcon('ship', ['anchor', 'ship']),
  );
  await expect.element(row('ship')).toHaveAttribute('aria-selected', 'true');
  await expect.element(row('anchor')).toBeVisible();
  const icons = page.getByRole('dialog').getByRole('row');
  expect(icons.elements()).toHaveLength(2);
  await page.getByRole('button', { name: 'Odaberi' }).click();
  await expect.poll(() => results).toEqual(['ship']);
});

test('stored values are resolved for fields: media in one call, links by their title', async () => {
  const { api, results } = await stagePickers((pickers) =>
    Promise.all([
      pickers.findMedia('a'),
      pickers.findMedia('b'),
      pickers.describeLink('screen:cart'),
      pickers.describeLink('product:kapa'),
      pickers.findEntities('product', ['karta', 'gone']),
    ]),
  );
  await expect
    .poll(() => results)
    .toMatchObject([
      [
        null,
        null,
        { title: 'Košarica' },
        { title: 'kapa', detail: 'Proizvod' },
        [{ title: 'karta' }, { title: 'gone', value: 'gone' }],
      ],
    ]);
  const requested = api.calls.filter(({ name }) => name === 'media.filterStandard');
  expect(requested.map(({ input }) => input)).toEqual([{ keys: ['a', 'b'], limit: 2 }]);
});

test('posts are searched on the server, and several are chosen in order by the button · MODAL-11 · EDIT-09', async () => {
  const { api, results } = await stagePickers((pickers) =>
    pickers.chooseEntities({ kind: 'post', selected: [], multiple: true }),
  );
  const list = page.getByRole('grid', { name: 'Objave' });
  await expect.element(list.getByRole('row', { name: 'Regata' })).toHaveTextContent('3. svibnja');
  await page.getByRole('searchbox').fill('rega');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.calls.at(-1)?.input).toMatchObject({ keywords: 'rega', page: 1 });
  for (const name of ['Bura', 'Regata']) {
    await list.getByRole('row', { name }).click();
    await expect.element(chosen().getByRole('row', { name })).toBeVisible();
  }
  await apply();
  await expect.poll(() => results).toEqual([['bura', 'regata']]);
});

test('products are searched on the server; one is chosen by the button, or none · MODAL-12 · EDIT-10', async () => {
  const { api, results } = await stagePickers(async (pickers) => [
    await pickers.chooseEntities({ kind: 'product', selected: [], multiple: false }),
    await pickers.chooseEntities({ kind: 'product', selected: [], multiple: false }),
  ]);
  await page.getByRole('searchbox').fill('kap');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.calls.at(-1)?.input).toMatchObject({ keywords: 'kap', page: 1 });
  await expect.element(row('kapa')).toHaveTextContent('S1');
  await row('kapa').click();
  await page.getByRole('button', { name: 'Odaberi' }).click();
  await expect.element(row('kapa')).toHaveAttribute('aria-selected', 'false');
  await page.getByRole('button', { name: 'Odustani' }).click();
  await expect.poll(() => results).toEqual([[['kapa'], undefined]]);
});

test.each([
  ['product', 'MODAL-12 EDIT-10', 'kapa', 'kapa'],
  ['post', 'MODAL-11 EDIT-09', 'regata', 'Regata'],
] as const)(
  'a chosen %s is taken off, alone or out of several · %s',
  async (kind, _, value, title) => {
    const t = dialogTranslator('hr');
    const { results } = await stagePickers(async (pickers) => [
      await pickers.chooseEntities({ kind, selected: [value], multiple: false }),
      await pickers.chooseEntities({ kind, selected: [value], multiple: true }),
    ]);
    await page.getByRole('button', { name: t('pickers.takeOff') }).click();
    await expect.element(chosen().getByRole('row', { name: title })).toBeVisible();
    await page.getByRole('button', { name: t('pickers.remove', { title }) }).click();
    await expect.element(chosen().getByRole('row', { name: title })).not.toBeInTheDocument();
    await apply();
    await expect.poll(() => results).toEqual([[[], []]]);
  },
);

test('several categories are chosen in their tree · MODAL-14 · EDIT-11', async () => {
  const { results } = await stagePickers((pickers) =>
    pickers.chooseEntities({ kind: 'category', selected: ['karte'], multiple: true }),
  );
  await expect.element(chosen().getByRole('row')).toHaveTextContent('karte2 proizvoda');
  const tree = page.getByRole('treegrid', { name: 'Kategorije proizvoda' });
  await expect.element(tree.getByRole('row', { name: 'jakne' })).toHaveTextContent('2 proizvoda');
  await tree.getByRole('row', { name: 'jakne' }).click();
  await apply();
  await expect.poll(() => results).toEqual([['karte', 'jakne']]);
});
