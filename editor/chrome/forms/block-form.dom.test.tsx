import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { itemIdSchema, linkSchema, richTextSchema, textSchema } from '#schemas/block/fragments.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { blockOf, EditorParts, StatefulForm } from '#tests/support/forms.tsx';
import { BlockForm } from './block-form.tsx';

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const block = blockOf({
  additionalProperties: false,
  required: ['title'],
  properties: {
    title: { ...textSchema, minLength: 3 },
    kicker: { ...textSchema, default: '' },
    limit: { type: 'integer', minimum: 1, maximum: 24, default: 4 },
    text: richTextSchema,
    link: linkSchema,
    secret: { type: 'string', scope: { see: ['owner'] } },
    price: { type: 'string', scope: { change: ['prices'] } },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 4,
      items: {
        type: 'object',
        required: ['id', 'title'],
        properties: { id: itemIdSchema, title: textSchema },
      },
    },
  },
});

const items = ['one', 'two', 'three'].map((title) => ({ id: title.slice(0, 2), title }));
const stored = { title: 'Chart', secret: 'kept', price: '12', items };

async function openForm(props: Partial<Parameters<typeof StatefulForm>[0]> = {}) {
  const onChange = vi.fn<(value: JsonObject, path: string) => void>();
  const screen = await render(
    <StatefulForm block={block} value={stored} onChange={onChange} {...props} />,
  );
  const last = () => onChange.mock.lastCall?.[0] as typeof stored & JsonObject;
  return { ...screen, onChange, last, paths: () => onChange.mock.calls.map(([, path]) => path) };
}

test('opening a form changes nothing and shows defaults', async () => {
  const { onChange } = await openForm();
  await expect.element(field('Show at most')).toHaveValue('4');
  expect(onChange).not.toHaveBeenCalled();
});

test('typing stores the one field and leaves the rest as stored', async () => {
  const { last, paths } = await openForm();
  await field('Kicker').fill('New');
  expect(last()).toEqual({ ...stored, kicker: 'New' });
  expect(new Set(paths())).toEqual(new Set(['kicker']));
});

test('a keystroke renders the form once, together with the value from its owner', async () => {
  let drawings = 0;
  await render(
    <Profiler id="form" onRender={() => (drawings += 1)}>
      <StatefulForm block={block} value={stored} onChange={() => undefined} />
    </Profiler>,
  );
  await field('Kicker').click();
  await userEvent.keyboard('a');
  await expect.element(field('Kicker')).toHaveValue('a');
  const before = drawings;
  await userEvent.keyboard('b');
  await expect.element(field('Kicker')).toHaveValue('ab');
  expect(drawings - before).toBe(1);
});

test('a change that the owner rejects is neither shown nor part of the next change', async () => {
  const onChange = vi.fn<(value: JsonObject, path: string) => void>();
  await render(
    <EditorParts>
      <BlockForm
        block={block}
        value={stored}
        onChange={onChange}
        language="en"
        scopes={[]}
        problems={[]}
      />
    </EditorParts>,
  );
  await field('Title').first().click();
  await userEvent.keyboard('{End}x');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toMatchObject({ title: 'Chartx' });
  await expect.element(field('Title').first()).toHaveValue('Chart');
  await field('Kicker').click();
  await userEvent.keyboard('k');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toEqual({ ...stored, kicker: 'k' });
});

test('the caret stays where it is while typing in the middle', async () => {
  const { last } = await openForm();
  await field('Title').click();
  await userEvent.keyboard('{Home}Sea ');
  expect(last().title).toBe('Sea Chart');
});

test('an error shows once the field is left, and is read out with it', async () => {
  await openForm();
  const title = field('Title');
  await title.fill('ab');
  expect(page.getByText('Enter at least 3 characters.').elements()).toEqual([]);
  await userEvent.tab();
  await expect.element(page.getByText('Enter at least 3 characters.')).toBeVisible();
  await expect.element(title).toHaveAttribute('aria-invalid', 'true');
  await expect.element(title).toHaveAccessibleDescription(/Enter at least 3 characters\./);
});

test('an error reported from outside shows at once', async () => {
  await openForm({
    problems: [{ path: 'items/tw/title', code: 'translationMissing', params: {} }],
  });
  await expect.element(page.getByTitle('1 error')).toBeVisible();
  await button('Open: two').click();
  await expect.element(field('Title').nth(1)).toHaveAccessibleDescription(/translat/i);
});

test('fields that are hidden from the user are not rendered but preserved; locked ones show who may change them', async () => {
  const { last } = await openForm();
  expect(field('Secret').elements()).toEqual([]);
  const price = page.getByRole('textbox', { name: 'Price' });
  await expect.element(price).toHaveAttribute('readonly');
  await expect.element(price).toHaveAccessibleDescription(/prices/);
  await field('Title').fill('Changed');
  expect(last()).toMatchObject({ secret: 'kept', price: '12' });
});

test('rows move by keyboard and keep their ids', async () => {
  const { last, paths } = await openForm();
  // Rows become sortable during idle time.
  await expect.element(button('Move: one')).toBeVisible();
  button('Move: one').element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(last()).toBeDefined());
  expect(last().items.map(({ id }) => id)).not.toEqual(['on', 'tw', 'th']);
  expect(last().items.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
    items.toSorted((a, b) => a.id.localeCompare(b.id)),
  );
  expect(paths()).toEqual(['items']);
});

test('a new row opens with a fresh id and focuses its field', async () => {
  const { last } = await openForm();
  await button('Add: Items').click();
  await expect.element(field('Title').nth(1)).toHaveFocus();
  await userEvent.keyboard('four');
  expect(last().items).toHaveLength(4);
  expect(last().items[3]).toMatchObject({ title: 'four', id: expect.stringMatching(/^[a-z]/) });
  await expect.element(button('Add: Items')).toBeDisabled();
});

test('rows are duplicated under another id and removed down to the minimum', async () => {
  const { last } = await openForm();
  await button('Duplicate: two').click();
  expect(last().items.map(({ title }) => title)).toEqual(['one', 'two', 'two', 'three']);
  expect(new Set(last().items.map(({ id }) => id)).size).toBe(4);
  for (const name of ['one', 'three']) await button(`Remove: ${name}`).click();
  await button('Remove: two').first().click();
  expect(last().items).toHaveLength(1);
  await expect.element(button('At least 1 must remain.')).toBeDisabled();
});

test('an optional list that may not be empty is null without its last row', async () => {
  const countries = { type: ['array', 'null'], minItems: 1, items: { type: 'string' } };
  const optional = blockOf({ additionalProperties: false, properties: { countries } });
  const { last } = await openForm({ block: optional, value: { countries: ['HR'] } });
  await page.getByRole('button', { name: /^Remove/ }).click();
  expect(last()).toEqual({ countries: null });
  await page.getByRole('button', { name: /^Add/ }).click();
  await expect.element(page.getByRole('textbox')).toBeVisible();
});

test('a path into a closed row opens it and focuses the field', async () => {
  await openForm({ focusPath: 'items/th/title' });
  await expect.element(field('Title').nth(1)).toHaveFocus();
  await expect.element(field('Title').nth(1)).toHaveValue('three');
});

test('a path into a closed group opens it', async () => {
  await openForm({
    value: { ...stored, link: { label: 'On', target: '#a' } },
    focusPath: 'link/label',
  });
  await expect.element(field('Label')).toHaveFocus();
});

test('an optional group is added, opened with focus on its first field, and removed', async () => {
  const { last } = await openForm();
  await button('Add: Link').click();
  expect(last().link).toEqual({ label: '', target: '', newTab: false });
  await expect.element(field('Label')).toHaveFocus();
  await button('Remove: Link').click();
  expect(last()).not.toHaveProperty('link');
});

test('rich text is read-only until an editor is provided', async () => {
  const text = { type: 'doc', content: [{ type: 'text', text: 'Words as they stand.' }] };
  await openForm({ value: { ...stored, text } });
  await expect
    .element(page.getByRole('region', { name: 'Text' }))
    .toHaveTextContent('Words as they stand.');
});

test('a value set from outside replaces typed text, even when it is the first value again', async () => {
  const form = (value: JsonObject) => (
    <EditorParts>
      <BlockForm
        block={block}
        value={value}
        onChange={() => {}}
        language="en"
        scopes={[]}
        problems={[]}
      />
    </EditorParts>
  );
  const { rerender } = await render(form(stored));
  await field('Title').fill('Typed');
  await rerender(form({ ...stored, title: 'Typed' }));
  await expect.element(field('Title')).toHaveValue('Typed');
  await rerender(form(stored));
  await expect.element(field('Title')).toHaveValue('Chart');
});

test('a number typed without leaving the field stays with the owner it was typed for', async () => {
  const numbers = blockOf({
    properties: { title: { type: 'string' }, count: { type: 'integer' } },
  });
  const changes: JsonObject[] = [];
  const form = (owner: string) => (
    <EditorParts>
      <BlockForm
        owner={owner}
        block={numbers}
        value={{ title: owner, count: 3 }}
        onChange={(value) => changes.push(value)}
        language="en"
        scopes={[]}
        problems={[]}
      />
    </EditorParts>
  );
  const { rerender } = await render(form('one'));
  const title = field(/title/i).element();
  await userEvent.fill(field(/count/i), '12');
  changes.length = 0;
  await rerender(form('other'));
  await expect.element(field(/count/i)).toHaveValue('3');
  await expect.element(field(/title/i)).toHaveValue('other');
  expect(field(/title/i).element()).toBe(title);
  expect(changes).toEqual([]);
});

test('a block without options says so', async () => {
  await render(<StatefulForm block={blockOf({ properties: {} })} value={{}} />);
  await expect.element(page.getByText('This block has no options.')).toBeVisible();
});
