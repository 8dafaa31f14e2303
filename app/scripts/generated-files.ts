import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoint, endpointNames } from '#schemas/api/contract.ts';
import type { BlockModel } from '#schemas/block/model.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { standaloneCode } from '#schemas/validation/generate.ts';
import { root } from './prepare.mjs';

/** A block that lacks what the generated files reference; the message is for its author. */
export class BrokenBlock extends Error {
  override readonly name = 'BrokenBlock';
}

type Load = (file: string) => Promise<unknown>;

const blocksFolder = join(root, 'blocks');
const banner = '// Written by `npm run gen`.\n';

/**
 * Returns the registries, validators and contract file generated from the folders of `blocks/` that differ
 * from those on disk.
 */
export async function outdatedFiles(load: Load): Promise<Record<string, string>> {
  const names = blockNames();
  for (const name of names) requireFiles(name);
  const models = await Promise.all(names.map((name) => readModel(name, load)));
  const files = {
    'registry.gen.ts': browserRegistry(names),
    'server-registry.gen.ts': serverRegistry(names),
    'editor-registry.gen.ts': editorRegistry(names),
    'validators.gen.js': banner + standaloneCode(schemas(models)),
    'validators.gen.d.ts': validatorTypes(names),
    'contract.gen.json': `${JSON.stringify(contractFile(models), null, 2)}\n`,
    '../schemas/api/routes.gen.json': `${JSON.stringify(routes(), null, 1)}\n`,
  };
  const placed = Object.entries(files).map(
    ([name, text]) => [join(blocksFolder, name), text] as const,
  );
  return Object.fromEntries(placed.filter(([file, text]) => !isFresh(file, text)));
}

function isFresh(file: string, text: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === text;
}

function blockNames(): string[] {
  return readdirSync(blocksFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && has(entry.name, 'model.ts'))
    .map((entry) => entry.name)
    .sort();
}

function requireFiles(name: string): void {
  const missing = ['view.tsx', 'texts/en.json', 'fixtures'].filter((file) => !has(name, file));
  if (missing.length > 0) refuse(name, `lacks ${missing.join(', ')}. See docs/blocks.md.`);
}

async function readModel(name: string, load: Load): Promise<BlockModel> {
  const file = `${name}/model.ts`;
  const { model } = await importModel(file, load);
  if (!model)
    return refuse(file, 'exports no `model`. Write `export const model = defineModel({…})`.');
  if (model.type !== name) {
    return refuse(
      file,
      `declares the type “${model.type}”. It must be the folder's name, “${name}”.`,
    );
  }
  requireSchema(model);
  return model;
}

async function importModel(file: string, load: Load): Promise<{ readonly model?: BlockModel }> {
  try {
    return (await load(join(blocksFolder, file))) as { readonly model?: BlockModel };
  } catch (error) {
    return refuse(file, `cannot be read: ${(error as Error).message}`);
  }
}

const compiled = new WeakSet<object>();

/** Compiled one by one, because the error for all schemas together would not name the block. */
function requireSchema({ type, schema }: BlockModel): void {
  if (compiled.has(schema)) return;
  try {
    createAjv().compile(schema);
    compiled.add(schema);
  } catch (error) {
    refuse(`${type}/model.ts`, `has a schema that does not compile: ${(error as Error).message}`);
  }
}

function refuse(file: string, why: string): never {
  throw new BrokenBlock(`blocks/${file} ${why}`);
}

function has(name: string, file: string): boolean {
  return existsSync(join(blocksFolder, name, file));
}

function identifier(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function schemas(models: readonly BlockModel[]): Record<string, object> {
  return Object.fromEntries(models.map((model) => [identifier(model.type), model.schema]));
}

function browserRegistry(names: readonly string[]): string {
  const lines = names.map((name) => `  '${name}': () => import('./${name}/view.tsx'),`);
  return `${banner}import type { BrowserRegistry } from '#runtime/block/types.ts';

export const browserBlocks: BrowserRegistry = {
${lines.join('\n')}
};
`;
}

function serverRegistry(names: readonly string[]): string {
  const imports = names.flatMap((name) => {
    const id = identifier(name);
    return [
      `import * as ${id}Model from './${name}/model.ts';`,
      `import * as ${id}View from './${name}/view.tsx';`,
      `import ${id}Messages from 'virtual:messages/blocks/${name}';`,
      ...(has(name, 'data.ts') ? [`import * as ${id}Data from './${name}/data.ts';`] : []),
    ];
  });
  const lines = names.map((name) => {
    const id = identifier(name);
    const data = has(name, 'data.ts') ? `, ...${id}Data` : '';
    return `  '${name}': { ...${id}Model, ...${id}View${data}, messages: ${id}Messages },`;
  });
  const checks = names.map((name) => `  '${name}': validators.${identifier(name)},`);
  return `${banner}import type { ServerRegistry } from '#runtime/block/types.ts';
import type { Validators } from '#runtime/page/prepare.ts';
${imports.join('\n')}
import * as validators from './validators.gen.js';

export const serverBlocks: ServerRegistry = {
${lines.join('\n')}
};

export const blockValidators: Validators = {
${checks.join('\n')}
};
`;
}

function editorRegistry(names: readonly string[]): string {
  const imports = names.flatMap((name) => {
    const id = identifier(name);
    return [
      `import ${id}Labels from 'virtual:labels/blocks/${name}';`,
      `import { model as ${id}Model } from './${name}/model.ts';`,
    ];
  });
  const entries = names.map((name) => {
    const id = identifier(name);
    const presets = presetsOf(name).map(
      (preset) => `      '${preset}': () => import('./${name}/fixtures/${preset}.json'),`,
    );
    return `  '${name}': {
    model: ${id}Model,
    labels: ${id}Labels,
    validate: validators.${id},
    view: () => import('./${name}/view.tsx'),
    loads: ${has(name, 'data.ts')},
    presets: {
${presets.join('\n')}
    },
  },`;
  });
  return `${banner}import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
${imports.join('\n')}
import * as validators from './validators.gen.js';

export const editorBlocks: EditorBlocks = {
${entries.join('\n')}
};
`;
}

/** Names of the stored examples, the default one first. */
function presetsOf(name: string): string[] {
  const folder = join(blocksFolder, name, 'fixtures');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const presets = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5));
  return presets.sort(
    (a, b) => Number(b === 'current') - Number(a === 'current') || (a < b ? -1 : 1),
  );
}

function validatorTypes(names: readonly string[]): string {
  const lines = names.map((name) => `export declare const ${identifier(name)}: OptionsValidator;`);
  return `${banner}import type { OptionsValidator } from '#schemas/block/load-options.ts';

${lines.join('\n')}
`;
}

/** The part of the API that a browser needs to call it; the full contract is ten times as long. */
function routes(): object {
  return Object.fromEntries(
    endpointNames.map((name) => {
      const { method, path, query, body } = endpoint(name);
      const { properties = {} } = (query ?? {}) as { readonly properties?: object };
      return [name, { method, path, query: Object.keys(properties), hasBody: body !== undefined }];
    }),
  );
}

/** The public interface of all blocks. A reviewer reads its diff when a block changes. */
function contractFile(models: readonly BlockModel[]): object {
  return Object.fromEntries(
    models.map(({ type, version, category, hydrate, slots, schema }) => [
      type,
      { version, category, hydrate, slots, schema },
    ]),
  );
}
