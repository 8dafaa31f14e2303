import standaloneModule from 'ajv/dist/standalone/index.js';
import { createAjv } from './ajv.ts';

type Standalone = typeof standaloneModule;

/** Node hands out the CommonJS module itself, bundlers its default export. */
const standalone =
  (standaloneModule as Standalone & { readonly default?: Standalone }).default ?? standaloneModule;

/**
 * Source of an ES module with one validator per schema, exported under its name; applies defaults in
 * place. Ajv leaves `require()` of its helpers in it: pass the result through the bundler.
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
  return standalone(ajv, ids);
}
