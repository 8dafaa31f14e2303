import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { AddedBlock } from '#runtime/added/added-block.ts';
import type { BlockPreset } from '#runtime/block/editor-registry.ts';
import type { BlockLabels } from '#schemas/block/labels.ts';
import { languages } from '#schemas/languages.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { builtBlocks } from '../block-rules.ts';
import { blockErrors } from './block-errors.ts';
import { definitionErrors } from './definition-errors.ts';

const written = /`blocks\/teaser\/([^`]+)`:\n\n```\w+\n([\s\S]*?)```/g;
const files = [...readFileSync('docs/first-block.md', 'utf8').matchAll(written)];

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join(process.cwd(), '.cache/tutorial-block-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = <Part>(file: string) => import(/* @vite-ignore */ join(folder, file)) as Promise<Part>;

test('the block in the tutorial follows every rule', async () => {
  expect(files.map(([, file]) => file)).toEqual([
    'model.ts',
    'texts/en.json',
    'texts/hr.json',
    'texts/de.json',
    'view.tsx',
    'fixtures/current.json',
  ]);
  for (const [, file = '', text = ''] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { model } = await read<Pick<AddedBlock, 'model'>>('model.ts');
  const labels: Record<string, BlockLabels> = {};
  for (const language of languages) {
    const texts = await read<{ default: { labels: BlockLabels } }>(`texts/${language}.json`);
    labels[language] = texts.default.labels;
  }
  const { View } = await read<Pick<AddedBlock, 'View'>>('view.tsx');
  const current = await read<{ default: BlockPreset }>('fixtures/current.json');
  const block = { model, labels, View, presets: { current: current.default } };
  const validate = createAjv({ useDefaults: true }).compile(model.schema);
  expect(definitionErrors(block)).toEqual([]);
  expect(blockErrors({ name: 'teaser', block, validate }, builtBlocks)).toEqual([]);
});
