import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  itemIdSchema,
  linkTargetSchema,
  mediaRefSchema,
  textSchema,
} from '#schemas/block/fragments.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { blockOf, StatefulForm } from '#tests/support/forms.tsx';

const rows = {
  type: 'object',
  required: ['id', 'title'],
  properties: { id: itemIdSchema, title: textSchema },
};
const entities = {
  type: 'object',
  required: ['id', 'slug'],
  properties: { id: itemIdSchema, slug: { type: 'string', minLength: 1 } },
};

const block = blockOf({
  properties: {
    items: { type: 'array', items: rows },
    coordinates: { type: 'array', maxItems: 3, items: { type: 'string' } },
    products: { type: 'array', maxItems: 9, widget: 'products', items: entities },
    picture: mediaRefSchema,
    target: linkTargetSchema,
    ground: { type: 'string', enum: ['sea', 'sand'], widget: 'color' },
  },
});

async function openForm(value: JsonObject, focusPath?: string) {
  const onChange = vi.fn<(value: JsonObject, path: string) => void>();
  await render(
    <StatefulForm block={block} value={value} onChange={onChange} focusPath={focusPath} />,
  );
  return () => onChange.mock.lastCall?.[0];
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const manyRows = Array.from({ length: 200 }, (_, index) => ({
  id: `r${index}`,
  title: `Row ${index}`,
}));

test('a long list renders one page of closed rows, and the rest on request', async () => {
  await openForm({ items: manyRows });
  const list = page.getByRole('grid', { name: 'Items' });
  await expect.element(list).toBeVisible();
  expect(list.getByRole('row').elements()).toHaveLength(30);
  expect(list.getByRole('textbox').elements()).toEqual([]);
  await button('Show 30 more items').click();
  expect(list.getByRole('row').elements()).toHaveLength(60);
});

test('a closing dialog can return focus to the control that opened it in a row', async () => {
  await openForm({ items: manyRows.slice(0, 2) }, 'items/r1/title');
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect.element(title).toHaveFocus();
  const init = { bubbles: true, cancelable: true };
  // react-aria dispatches this event first; lists that receive it keep the focus on themselves.
  expect(title.element().dispatchEvent(new Event('react-aria-focus-scope-restore', init))).toBe(
    true,
  );
});

test('a path into a row that is not rendered yet renders it', async () => {
  await openForm({ items: manyRows }, 'items/r160/title');
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Row 160');
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});

test('plain items are edited in their rows', async () => {
  const last = await openForm({ coordinates: ['44° N', '15° E'] });
  await page.getByRole('textbox', { name: 'Coordinates' }).nth(1).fill('16° E');
  expect(last()).toEqual({ coordinates: ['44° N', '16° E'] });
  await button('Add: Coordinates').click();
  expect(last()).toEqual({ coordinates: ['44° N', '16° E', ''] });
  await button('Remove: 44° N').click();
  expect(last()).toEqual({ coordinates: ['16° E', ''] });
});

test.each([
  ['items', manyRows.slice(0, 3), ['Row 0', 'Row 1', 'Row 2'], 'Add: Items'],
  ['coordinates', ['a', 'b', 'c'], ['a', 'b', 'c'], 'Add: Coordinates'],
  [
    'products',
    ['a', 'b', 'c'].map((slug) => ({ id: slug, slug })),
    ['Product a', 'Product b', 'Product c'],
    'Choose: Products',
  ],
] as const)(
  'removing a row focuses the next one, for the last row the previous one, for the only row the add button: %s',
  async (field, value, names, adder) => {
    await openForm({ [field]: value });
    const removeByKey = async (name: string) => {
      (button(`Remove: ${name}`).element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(button(`Remove: ${name}`)).not.toBeInTheDocument();
    };
    const rowAt = (name: string) => button(`Remove: ${name}`).element().closest('[role=row]');
    await expect.element(button(`Remove: ${names[0]}`)).toBeVisible();
    await removeByKey(names[0]);
    await expect.poll(() => document.activeElement).toBe(rowAt(names[1]));
    await removeByKey(names[2]);
    await expect.poll(() => document.activeElement).toBe(rowAt(names[1]));
    await removeByKey(names[1]);
    await expect.element(button(adder)).toHaveFocus();
  },
);

test('entities are chosen in a dialog, and the remaining ones keep their ids · EDIT-10', async () => {
  const products = [{ id: 'a', slug: 'chart' }];
  const last = await openForm({ products });
  await expect.element(page.getByText('Product chart')).toBeVisible();
  await button('Choose: Products').click();
  await expect.element(page.getByText('Product compass')).toBeVisible();
  expect(last()).toEqual({ products: [products[0], { id: expect.any(String), slug: 'compass' }] });
  await button('Remove: Product chart').click();
  expect(last()?.products).toMatchObject([{ slug: 'compass' }]);
});

test('media and links are chosen in dialogs and removed · EDIT-07 EDIT-12', async () => {
  const last = await openForm({});
  await button('Choose: Picture').click();
  expect(last()).toEqual({ picture: 'chart' });
  await expect.element(page.getByText('This media file no longer exists.')).toBeVisible();
  await page
    .getByRole('group', { name: 'Picture' })
    .getByRole('button', { name: 'Remove' })
    .click();
  expect(last()).toEqual({ picture: null });
  await button('Choose: Leads to').click();
  await expect.element(page.getByText('Page page:about')).toBeVisible();
  expect(last()).toEqual({ picture: null, target: 'page:about' });
});

test('colour tokens are chosen by name', async () => {
  const last = await openForm({ ground: 'sea' });
  await expect.element(page.getByRole('radio', { name: 'Sea' })).toBeChecked();
  page.getByRole('radio', { name: 'Sand' }).element().closest('label')?.click();
  await vi.waitFor(() => expect(last()).toEqual({ ground: 'sand' }));
});
