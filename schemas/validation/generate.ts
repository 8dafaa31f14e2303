import standaloneModule from 'ajv/dist/standalone/index.js';
import { createAjv } from './ajv.ts';

type Standalone = typeof standaloneModule;

/** Node returns the CommonJS module itself, bundlers its default export. */
const standalone =
  (standaloneModule as Standalone & { readonly default?: Standalone }).default ?? standaloneModule;

/**
 * Returns the source of an ES module with one validator per schema, exported under its name; the validators
 * apply defaults in place.
 */
export function standaloneCode(schemas: Readonly<Record<string, object>>): string {
  const ajv = createAjv({
    useDefaults: true,
    code: { source: true, esm: true, lines: true },
    inlineRefs: false,
  });
  const ids: Record<string, string> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    ids[name] = `urn:izlog:generated:${name}`;
    ajv.addSchema(schema, ids[name]);
  }
  return withImports(standalone(ajv, ids));
}

/**
 * Returns the source of an ES module with one validator, for browsers without a bundler: its function takes a
 * resolver for the Ajv modules by name and returns the validator.
 */
export function validatorModule(schema: object): string {
  const ajv = createAjv({ useDefaults: true, code: { source: true } });
  const code = standalone(ajv, ajv.compile(schema));
  return `export function validator(require) {\nconst module = {};\n${code}\nreturn module.exports;\n}\n`;
}

/** Ajv emits `require()` of its helpers in ES modules as well. */
function withImports(source: string): string {
  return source.replace(
    /const (\w+) = require\("([^"]+)"\)\.default;/g,
    'import $1Module from "$2.js";\nconst $1 = $1Module.default ?? $1Module;',
  );
}
