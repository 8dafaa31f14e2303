import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import { blockValidators, serverBlocks } from '#blocks/server-registry.gen.ts';
import type { AddedBlock } from '#runtime/added/added-block.ts';
import type { EditorBlock, EditorBlocks } from '#runtime/block/editor-registry.ts';
import { blockErrors } from './block-errors.ts';
import { closeMatches } from './close-matches.ts';
import { definitionErrors } from './definition-errors.ts';
import { missingTexts, wrongTexts } from './text-files.ts';

/** Lists the rules that the folder of a block breaks, each with the file to fix; empty for none. */
export async function builtInErrors(
  folder: string,
  type: string,
  registered: EditorBlocks = editorBlocks,
): Promise<string[]> {
  const [known, rendered, validate] = [registered[type], serverBlocks[type], blockValidators[type]];
  if (!known || !rendered || !validate) return [unknownBlock(type)];
  const { model, labels, presets } = known;
  const { View, load, messages } = rendered;
  const block: AddedBlock = {
    model,
    labels,
    presets: await readPresets(presets),
    View,
    styles: readStyles(join(folder, type)),
    ...(load && { load }),
    ...(messages && { messages }),
  };
  const { [type]: _, ...registry } = serverBlocks;
  const others = { registry, validators: blockValidators };
  const errors = definitionErrors(block);
  const all = errors.length > 0 ? errors : blockErrors({ name: type, block, validate }, others);
  const owner = `blocks/${type}`;
  return [
    ...missingTexts(owner),
    ...wrongTexts(owner),
    ...all.map((error) => `${owner}/${fileOf(error)}: ${error}`),
  ];
}

/** The types of all built-in blocks. */
export const builtInTypes = Object.keys(editorBlocks);

function unknownBlock(type: string): string {
  const meant = closeMatches(type, builtInTypes);
  const hint = meant.length > 0 ? ` Did you mean ${meant.join(', ')}?` : '';
  return `blocks/${type}: there is no such block, or \`npm run gen\` was not run since it is there.${hint}`;
}

async function readPresets(presets: EditorBlock['presets']): Promise<AddedBlock['presets']> {
  const read = Object.entries(presets).map(async ([name, preset]) => {
    return [name, (await preset()).default] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

function readStyles(folder: string): string {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/** Returns the file of the block that an error is about. */
function fileOf(error: string): string {
  const [, example] = /^(?:example |presets\/)([\w-]+)/.exec(error) ?? [];
  if (example !== undefined) return `fixtures/${example}.json`;
  const [, language] = /^(?:labels|messages) \(([\w-]+)\)/.exec(error) ?? [];
  if (language !== undefined) return `texts/${language}.json`;
  return error.startsWith('styles') ? 'view.module.css' : 'model.ts';
}
