import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoint, endpointNames } from '#schemas/api/contract.ts';
import type { BlockModel } from '#schemas/block/model.ts';
import { standaloneCode } from '#schemas/validation/generate.ts';
import {
  type BlockFolder,
  engineBlocks,
  type Load,
  type ReadBlocks,
  readModels,
  requireOwnNames,
  siteBlocks,
} from './block-folders.ts';

const banner = '// Written by `npm run gen`.\n';

/**
 * Returns the registries, validators and contract files generated from the folders of blocks, of the engine
 * and of sites, that differ from those on disk. Throws `BrokenBlock`.
 */
export async function outdatedFiles(load: Load): Promise<Record<string, string>> {
  const engine = await readModels(engineBlocks, load);
  const routesFile = join(engineBlocks.folder, '../schemas/api/routes.gen.json');
  const files = [
    ...filesOf(engineBlocks, engine),
    [routesFile, `${JSON.stringify(routes(), null, 1)}\n`] as const,
  ];
  for (const folders of await siteBlocks()) {
    const known: ReadBlocks[] = [{ of: engineBlocks, models: engine }];
    for (const of of folders) {
      const read = { of, models: await readModels(of, load) };
      requireOwnNames(read, known);
      known.push(read);
      files.push(...filesOf(of, read.models));
    }
  }
  return Object.fromEntries(files.filter(([file, text]) => !isFresh(file, text)));
}

function filesOf(of: BlockFolder, models: readonly BlockModel[]) {
  const names = models.map(({ type }) => type);
  const files = {
    'registry.gen.ts': browserRegistry(names),
    'server-registry.gen.ts': serverRegistry(of, names),
    'editor-registry.gen.ts': editorRegistry(of, names),
    'validators.gen.js': banner + standaloneCode(schemas(models)),
    'validators.gen.d.ts': validatorTypes(names),
    'contract.gen.json': `${JSON.stringify(contractFile(models), null, 2)}\n`,
  };
  return Object.entries(files).map(([name, text]) => [join(of.folder, name), text] as const);
}

function isFresh(file: string, text: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === text;
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

function serverRegistry({ folder, owner }: BlockFolder, names: readonly string[]): string {
  const imports = names.flatMap((name) => {
    const id = identifier(name);
    return [
      `import * as ${id}Model from './${name}/model.ts';`,
      `import * as ${id}View from './${name}/view.tsx';`,
      `import ${id}Messages from 'virtual:messages/${owner}/${name}';`,
      ...(hasData(folder, name) ? [`import * as ${id}Data from './${name}/data.ts';`] : []),
    ];
  });
  const lines = names.map((name) => {
    const id = identifier(name);
    const data = hasData(folder, name) ? `, ...${id}Data` : '';
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

function editorRegistry({ folder, owner }: BlockFolder, names: readonly string[]): string {
  const imports = names.flatMap((name) => {
    const id = identifier(name);
    return [
      `import ${id}Labels from 'virtual:labels/${owner}/${name}';`,
      `import { model as ${id}Model } from './${name}/model.ts';`,
    ];
  });
  const entries = names.map((name) => {
    const id = identifier(name);
    const presets = presetsOf(join(folder, name, 'fixtures')).map(
      (preset) => `      '${preset}': () => import('./${name}/fixtures/${preset}.json'),`,
    );
    return `  '${name}': {
    model: ${id}Model,
    labels: ${id}Labels,
    validate: validators.${id},
    view: () => import('./${name}/view.tsx'),
    loads: ${hasData(folder, name)},
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

const hasData = (folder: string, name: string) => existsSync(join(folder, name, 'data.ts'));

/** Names of the stored examples, the default one first. */
function presetsOf(folder: string): string[] {
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
