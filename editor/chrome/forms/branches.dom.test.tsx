import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { itemIdSchema } from '#schemas/block/fragments.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { blockOf, StatefulForm } from '#tests/support/forms.tsx';

const text = { type: 'string', maxLength: 100 };
const picture = {
  required: ['key'],
  properties: { kind: { const: 'picture' }, caption: text, key: text },
};
const film = {
  required: ['url'],
  properties: { kind: { const: 'film' }, caption: text, url: text },
};

const conditional = JSON.parse(`{
  "properties": { "mode": { "type": "string", "enum": ["all", "some"], "default": "all" } },
  "if": { "required": ["mode"], "properties": { "mode": { "const": "some" } } },
  "then": { "properties": { "count": { "type": "integer" } } }
}`) as JsonObject;

async function openForm(schema: JsonObject, value: JsonObject) {
  const onChange = vi.fn<(value: JsonObject, path: string) => void>();
  await render(<StatefulForm block={blockOf(schema)} value={value} onChange={onChange} />);
  return () => onChange.mock.lastCall?.[0];
}

async function choose(select: string, option: string) {
  await page.getByRole('button', { name: new RegExp(select) }).click();
  await page.getByRole('option', { name: option }).click();
}

test('switching the branch keeps shared fields and sets the tag', async () => {
  const last = await openForm(
    { properties: { shown: { type: 'object', oneOf: [picture, film] } } },
    { shown: { kind: 'picture', caption: 'Sea', key: 'chart' } },
  );
  await expect.element(page.getByRole('textbox', { name: 'Key' })).toHaveValue('chart');
  await choose('Shown', 'Film');
  expect(last()).toEqual({ shown: { kind: 'film', caption: 'Sea' } });
  await page.getByRole('textbox', { name: 'Address' }).fill('https://film');
  expect(last()).toEqual({ shown: { kind: 'film', caption: 'Sea', url: 'https://film' } });
  expect(page.getByRole('textbox', { name: 'Key' }).elements()).toEqual([]);
});

test('a branch chosen again has its earlier input, and the latest input of shared fields', async () => {
  const last = await openForm(
    { properties: { shown: { type: 'object', oneOf: [picture, film] } } },
    { shown: { kind: 'picture', caption: 'Sea', key: 'chart' } },
  );
  await choose('Shown', 'Film');
  await page.getByRole('textbox', { name: 'Address' }).fill('https://film');
  await page.getByRole('textbox', { name: 'Caption' }).fill('Waves');
  await choose('Shown', 'Picture');
  expect(last()).toEqual({ shown: { kind: 'picture', caption: 'Waves', key: 'chart' } });
  await choose('Shown', 'Film');
  expect(last()).toEqual({ shown: { kind: 'film', caption: 'Waves', url: 'https://film' } });
});

test('a branch is chosen with the keyboard, focus stays, and Tab leads into its fields', async () => {
  const last = await openForm(
    { properties: { shown: { type: 'object', oneOf: [picture, film] } } },
    { shown: { kind: 'picture', key: 'chart' } },
  );
  const select = page.getByRole('button', { name: /Shown/ });
  await expect.element(select).toBeVisible();
  (select.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('option', { name: 'Picture' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'Film' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(select).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: 'Caption' })).toHaveFocus();
  expect(last()).toEqual({ shown: { kind: 'film' } });
});

test('only the chosen branch shows errors, at the field, once it was left', async () => {
  await openForm(
    { properties: { shown: { type: 'object', oneOf: [picture, film] } } },
    { shown: { kind: 'film', url: 'https://film' } },
  );
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('x'.repeat(101));
  await userEvent.tab();
  await expect.element(address).toHaveAttribute('aria-invalid', 'true');
  expect(page.getByText(/100/).elements()).toHaveLength(1);
  await choose('Shown', 'Picture');
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
});

test('dependent fields appear with the field they depend on, for every keyword', async () => {
  const schema = JSON.parse(`{
    "properties": { "code": { "type": "string" }, "count": { "type": "integer" } },
    "dependencies": {
      "code": { "required": ["note"], "properties": { "note": { "type": "string", "minLength": 2 } } }
    },
    "if": { "required": ["count"], "properties": { "count": { "const": 2 } } },
    "then": { "properties": { "second": { "type": "string" } } },
    "else": { "properties": { "first": { "type": "string" } } }
  }`) as JsonObject;
  const last = await openForm(schema, {});
  const field = (name: string) => page.getByRole('textbox', { name });
  await expect.element(field('First')).toBeVisible();
  expect(field('Note').elements()).toEqual([]);
  await field('Code').fill('a');
  await field('Note').fill('b');
  await userEvent.tab();
  await expect.element(field('Note')).toHaveAttribute('aria-invalid', 'true');
  await field('Count').fill('2');
  await userEvent.tab();
  await expect.element(field('Second')).toBeVisible();
  expect(field('First').elements()).toEqual([]);
  expect(last()).toEqual({ code: 'a', note: 'b', count: 2 });
});

test.each([
  ['hr', 'Prikazano', 'Slika'],
  ['en', 'On show', 'Picture'],
  ['de', 'Zu sehen', 'Bild'],
] as const)('branches have their names in %s', async (language, label, first) => {
  const words = (name: string, values: Record<string, string>) => ({
    name: 'x',
    description: 'x',
    fields: { shown: { label: name }, 'shown/kind': { label: name, values } },
  });
  const block = {
    ...blockOf({ properties: { shown: { type: 'object', oneOf: [picture, film] } } }),
    labels: {
      hr: words('Prikazano', { picture: 'Slika', film: 'Film' }),
      en: words('On show', { picture: 'Picture', film: 'Film' }),
      de: words('Zu sehen', { picture: 'Bild', film: 'Film' }),
    },
  };
  const value = { shown: { kind: 'film', url: 'x' } };
  await render(<StatefulForm block={block} language={language} value={value} />);
  await page.getByRole('button', { name: new RegExp(label) }).click();
  await expect.element(page.getByRole('option', { name: first })).toBeVisible();
});

test('list items have branches of their own', async () => {
  const items = {
    type: 'object',
    required: ['id'],
    properties: { id: itemIdSchema },
    oneOf: [picture, film],
  };
  const last = await openForm(
    { properties: { items: { type: 'array', items } } },
    { items: [{ id: 'a', kind: 'film', caption: 'Sea', url: 'x' }] },
  );
  await page.getByRole('button', { name: 'Open: Sea' }).click();
  await choose('Kind', 'Picture');
  expect(last()).toEqual({ items: [{ id: 'a', kind: 'picture', caption: 'Sea' }] });
});

test('a field that depends on another appears and disappears, and its value stays', async () => {
  const last = await openForm(conditional, { mode: 'some', count: 3 });
  await expect.element(page.getByRole('textbox', { name: 'Count' })).toHaveValue('3');
  await choose('Mode', 'All devices');
  expect(page.getByRole('textbox', { name: 'Count' }).elements()).toEqual([]);
  expect(last()).toEqual({ mode: 'all', count: 3 });
});

test('an optional choice can be reset to the default', async () => {
  const last = await openForm(
    { properties: { size: { type: 'string', enum: ['small', 'large'] } } },
    {
      size: 'large',
    },
  );
  await choose('Size', 'Usual');
  expect(last()).toEqual({});
});

test('a multiple choice is stored in the order of the schema', async () => {
  const last = await openForm(
    {
      properties: {
        languages: {
          type: 'array',
          uniqueItems: true,
          items: { type: 'string', enum: ['hr', 'en'] },
        },
      },
    },
    { languages: ['en'] },
  );
  await page.getByText('Croatian').click();
  expect(last()).toEqual({ languages: ['hr', 'en'] });
});

test('a value of any shape is shown and never changed', async () => {
  const last = await openForm(
    { properties: { title: text, free: { type: 'object' } } },
    {
      free: { deep: [1, { x: null }] },
    },
  );
  await expect.element(page.getByRole('region', { name: 'Free' })).toHaveTextContent('"x": null');
  await page.getByRole('textbox', { name: 'Title' }).fill('a');
  expect(last()).toEqual({ title: 'a', free: { deep: [1, { x: null }] } });
});

test('entries with any key are added, renamed and removed', async () => {
  const last = await openForm(
    { required: ['words'], properties: { words: { type: 'object', additionalProperties: text } } },
    { words: { sea: 'more' } },
  );
  await page.getByRole('button', { name: 'Words' }).click();
  const key = page.getByRole('textbox', { name: 'Key' });
  await key.fill('ocean');
  await userEvent.tab();
  await vi.waitFor(() => expect(last()).toEqual({ words: { ocean: 'more' } }));
  await page.getByRole('button', { name: 'Remove: ocean' }).click();
  expect(last()).toEqual({ words: {} });
});
