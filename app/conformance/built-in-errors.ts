import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddedBlock } from '#runtime/added/added-block.ts';
import type { EditorBlock, EditorBlocks } from '#runtime/block/editor-registry.ts';
import { builtBlocks } from '../block-rules.ts';
import { editorBlocks } from '../editor-blocks.ts';
import { blockFolder, root } from '../scripts/prepare.mjs';
import { siteParts } from '../scripts/read-site.mjs';
import { blockErrors } from './block-errors.ts';
import { closeMatches } from './close-matches.ts';
import { definitionErrors } from './definition-errors.ts';
import { missingTexts, wrongTexts } from './text-files.ts';

/** Lists the rules that the folder of a block breaks, each with the file to fix; empty for none. */
export async function builtInErrors(
  type: string,
  registered: EditorBlocks = editorBlocks,
): Promise<string[]> {
  const { [type]: rendered, ...registry } = builtBlocks.registry;
  const [known, validate] = [registered[type], builtBlocks.validators[type]];
  if (!known || !rendered || !validate) return [unknownBlock(type)];
  const owner = blockFolder(type, (await siteParts()).plugins);
  const { model, labels, presets } = known;
  const { View, load, messages } = rendered;
  const block: AddedBlock = {
    model,
    labels,
    presets: await readPresets(presets),
    View,
    styles: readStyles(join(root, owner)),
    ...(load && { load }),
    ...(messages && { messages }),
  };
  const others = { registry, validators: builtBlocks.validators };
  const errors = definitionErrors(block);
  const all = errors.length > 0 ? errors : blockErrors({ name: type, block, validate }, others);
  return [
    ...missingTexts(owner),
    ...wrongTexts(owner),
    ...all.map((error) => `${owner}/${fileOf(error)}: ${error}`),
  ];
}

/** The types of all built-in blocks, of the engine and of the site. */
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
