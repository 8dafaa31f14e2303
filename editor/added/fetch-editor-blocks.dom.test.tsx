import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { libraryItems, searchItems } from '#editor/chrome/panels/library/library-items.ts';
import { fetchAddedBlock } from '#runtime/added/fetch-added-block.ts';
import type { EditorBlock } from '#runtime/block/editor-registry.ts';
import { setReporter } from '#runtime/report.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { invariant } from '#schemas/result.ts';
import { validatorModule } from '#schemas/validation/generate.ts';
import { addedBlockSource, served } from '#tests/support/added-block.ts';
import { StatefulForm } from '#tests/support/forms.tsx';
import { type AddedToEditor, fetchEditorBlocks } from './fetch-editor-blocks.ts';

const type = 'model-scale';

let added: AddedToEditor;
beforeAll(async () => {
  const module = served(addedBlockSource);
  const { model } = await fetchAddedBlock(module);
  const validator = served(validatorModule(model.schema));
  added = await fetchEditorBlocks({ [type]: { module, validator, styles: null } });
});

const block = (): EditorBlock => {
  const found = added.blocks[type];
  invariant(found, 'The block did not come.');
  return found;
};

const stored = { title: 'Bracera', scale: 48, lengths: [{ id: 'mast', label: 'Jarbol', cm: 22 }] };

test('the form is built from the schema and labels of the block', async () => {
  const onChange = vi.fn<(value: JsonObject) => void>();
  await render(<StatefulForm block={block()} value={stored} onChange={onChange} />);
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Bracera');
  await expect.element(page.getByText('How many times the ship is larger')).toBeVisible();
  await expect.element(page.getByText('Parts of the model')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Gajeta');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toEqual({ ...stored, title: 'Gajeta' });
});

test('options are checked by the validator that the server compiled, and older ones are migrated', () => {
  const { validate, model } = block();
  const options = { title: 'Gajeta', lengths: [] };
  expect(validate(options)).toBe(true);
  expect(options).toMatchObject({ text: '', scale: 48 });
  expect(validate({ ...stored, scale: 0 })).toBe(false);
  expect(validate({ ...stored, title: 'x'.repeat(201) })).toBe(false);
  expect(model.migrations[0]?.({ title: 'A', ratio: '1:60' })).toEqual({ title: 'A', scale: 60 });
});

test('the library finds the block by its keywords in each language', async () => {
  const found = (['hr', 'en', 'de'] as const).map((language) =>
    searchItems(
      libraryItems(added.blocks, language),
      { hr: 'maketa', en: 'conversion', de: 'Umrechnung' }[language],
    ).map(({ name, category }) => `${category}: ${name}`),
  );
  expect(found).toEqual([
    ['content: Mjerilo modela'],
    ['content: Scale of a model'],
    ['content: Maßstab eines Modells'],
  ]);
  const preset = await block().presets.current?.();
  expect(preset?.default.translations?.en?.title).toBe('A bracera, 1 : 48');
  expect(added.messages('de')[`${type}.more`]).toBe('Mehr');
});

afterEach(() => setReporter(() => undefined));

test('a block that fails to load is unknown, the others are loaded', async () => {
  const reported: string[] = [];
  setReporter((code) => reported.push(code));
  const module = served(addedBlockSource);
  const validator = served(validatorModule((await fetchAddedBlock(module)).model.schema));
  const { blocks } = await fetchEditorBlocks({
    gone: { module: served('throw new Error()'), validator, styles: null },
    [type]: { module, validator, styles: null },
  });
  expect(Object.keys(blocks)).toEqual([type]);
  expect(reported).toEqual(['blockCrashed']);
});
