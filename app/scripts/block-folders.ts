import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BlockModel } from '#schemas/block/model.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { root, siteFolder } from './prepare.mjs';

/** A block that lacks what the generated files reference; the message is for its author. */
export class BrokenBlock extends Error {
  override readonly name = 'BrokenBlock';
}

export type Load = (file: string) => Promise<unknown>;

/** A folder of blocks, and what the owners of their texts begin with. */
export interface BlockFolder {
  readonly folder: string;
  readonly owner: string;
}

export const engineBlocks: BlockFolder = { folder: join(root, 'blocks'), owner: 'blocks' };

/** Blocks of the site and of the demo sites. The generated files of the demos are checked with the engine's. */
export function siteBlocks(): BlockFolder[] {
  const demos = readdirSync(join(root, 'fixtures')).map((name) => join(root, 'fixtures', name));
  return [...new Set([...demos, siteFolder()])]
    .map((site) => ({ folder: join(site, 'blocks'), owner: 'site/blocks' }))
    .filter(({ folder }) => existsSync(folder));
}

export function blockNames({ folder }: BlockFolder): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'model.ts')))
    .map((entry) => entry.name)
    .sort();
}

/** Returns the models of the blocks in a folder. Throws `BrokenBlock`. */
export async function readModels(of: BlockFolder, load: Load): Promise<readonly BlockModel[]> {
  const names = blockNames(of);
  for (const name of names) requireFiles(join(of.folder, name));
  return Promise.all(names.map((name) => readModel(of, name, load)));
}

/** Throws `BrokenBlock` if a block of the site has, or had, a name that a block of the engine has or had. */
export function requireOwnNames(
  site: BlockFolder,
  own: readonly BlockModel[],
  engine: readonly BlockModel[],
): void {
  for (const model of own) {
    for (const name of namesOf(model)) {
      const other = engine.find((each) => namesOf(each).includes(name));
      if (other) refuse(...sameName(name, placeOf(site, model, name), engineBlocks, other));
    }
  }
}

const namesOf = ({ type, formerHandlers }: BlockModel) => [type, ...formerHandlers];

function sameName(name: string, place: string, by: BlockFolder, other: BlockModel) {
  const taken = relative(root, placeOf(by, other, name));
  return [place, `names a block “${name}”, as ${taken} does. Give it another name.`] as const;
}

/** Returns the file of a model and the line that writes a name, counted from 1. */
function placeOf({ folder }: BlockFolder, { type }: BlockModel, name: string): string {
  const file = join(folder, type, 'model.ts');
  const at = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(`'${name}'`));
  return `${file}:${Math.max(at, 0) + 1}`;
}

function requireFiles(folder: string): void {
  const missing = ['view.tsx', 'texts/en.json', 'fixtures'].filter(
    (file) => !existsSync(join(folder, file)),
  );
  if (missing.length > 0) refuse(folder, `lacks ${missing.join(', ')}. See docs/blocks.md.`);
}

async function readModel({ folder }: BlockFolder, name: string, load: Load): Promise<BlockModel> {
  const file = join(folder, name, 'model.ts');
  const { model } = await importModel(file, load);
  if (!model)
    return refuse(file, 'exports no `model`. Write `export const model = defineModel({…})`.');
  if (model.type !== name) {
    return refuse(
      file,
      `declares the type “${model.type}”. It must be the folder's name, “${name}”.`,
    );
  }
  requireSchema(file, model);
  return model;
}

async function importModel(file: string, load: Load): Promise<{ readonly model?: BlockModel }> {
  try {
    return (await load(file)) as { readonly model?: BlockModel };
  } catch (error) {
    return refuse(file, `cannot be read: ${(error as Error).message}`);
  }
}

const ajv = createAjv();

/** Compiled one by one, because the error for all schemas together would not name the block. */
function requireSchema(file: string, { schema }: BlockModel): void {
  try {
    ajv.compile(schema);
  } catch (error) {
    refuse(file, `has a schema that does not compile: ${(error as Error).message}`);
  }
}

function refuse(file: string, why: string): never {
  throw new BrokenBlock(`${relative(root, file)} ${why}`);
}
