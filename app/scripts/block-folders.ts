import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BlockModel } from '#schemas/block/model.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { root, siteFile, siteFolder } from './prepare.mjs';
import { siteParts } from './read-site.mjs';
import { ownerPrefix } from './texts.mjs';

/** Error of a block that lacks something that generated files need; the message is for its author. */
export class BrokenBlock extends Error {
  override readonly name = 'BrokenBlock';
}

export type Load = (file: string) => Promise<unknown>;

/** A folder of blocks, and the prefix of the owners of their texts. */
export interface BlockFolder {
  readonly folder: string;
  readonly owner: string;
}

export const engineBlocks: BlockFolder = { folder: join(root, 'blocks'), owner: 'blocks' };

/**
 * Blocks of the site and of the demo sites, each site with those of its plugins before its own. The generated files
 * of the demos are checked with the engine's.
 */
export async function siteBlocks(): Promise<readonly (readonly BlockFolder[])[]> {
  const demos = readdirSync(join(root, 'fixtures')).map((name) => join(root, 'fixtures', name));
  const sites = [...new Set([...demos, siteFolder()])].filter((site) => existsSync(siteFile(site)));
  return Promise.all(sites.map(blocksOf));
}

async function blocksOf(site: string): Promise<readonly BlockFolder[]> {
  const { plugins } = await siteParts(site);
  return [
    ...plugins.map((plugin) => ({
      folder: join(plugin.folder, 'blocks'),
      owner: `${ownerPrefix(plugin)}blocks`,
    })),
    { folder: join(site, 'blocks'), owner: 'site/blocks' },
  ].filter(({ folder }) => existsSync(folder));
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

/** The blocks of a folder, as their models describe them. */
export interface ReadBlocks {
  readonly of: BlockFolder;
  readonly models: readonly BlockModel[];
}

/** Throws `BrokenBlock` if a block has, or had, a name that a block of another folder has or had. */
export function requireOwnNames({ of, models }: ReadBlocks, others: readonly ReadBlocks[]): void {
  for (const model of models) {
    for (const name of namesOf(model)) {
      const place = others.flatMap((other) => placesOf(other, name))[0];
      if (place) refuse(...sameName(name, placeOf(of, model, name), place));
    }
  }
}

const namesOf = ({ type, formerHandlers }: BlockModel) => [type, ...formerHandlers];

const placesOf = ({ of, models }: ReadBlocks, name: string) =>
  models.filter((model) => namesOf(model).includes(name)).map((model) => placeOf(of, model, name));

const sameName = (name: string, place: string, taken: string) =>
  [
    place,
    `names a block “${name}”, as ${relative(root, taken)} does. Give it another name.`,
  ] as const;

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
