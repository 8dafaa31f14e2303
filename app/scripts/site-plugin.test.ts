import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { factsOf } from '#schemas/site/facts-of.ts';
import { root } from './prepare.mjs';
import { site } from './site-plugin.mjs';

/** A shop without Croatia or the EU. */
const facts = factsOf({
  name: 'Wharf',
  languages: [{ code: 'en' }],
  currencies: [{ code: 'USD' }],
  markets: [{ code: 'us', countries: ['US'], rules: 'us' }],
  timeZone: 'America/New_York',
  country: 'US',
  orderPrefix: 'WH',
  content: { data: () => Promise.reject(new Error('No content.')) },
});

/** Builds an entry of such a shop; returns the files of the engine in it and the code. */
async function builtFrom(entry: string, isServer: boolean) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [site(() => facts)],
    build: {
      write: false,
      ssr: isServer,
      target: 'es2022',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = (built as Rollup.RolldownOutput).output.filter((file) => file.type === 'chunk');
  const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules));
  const code = chunks.map((chunk) => chunk.code).join('\n');
  return { modules: modules.map((path) => path.replace(root, '')), code };
}

const foreign = /schemas\/markets\/(eu|hr)\/|server\/fiscalisation\/hr\//;

test('the server of a shop in the US holds no rules of other markets', async () => {
  const { modules } = await builtFrom('app/server.ts', true);
  expect(modules).toContain('schemas/markets/us/rules.ts');
  expect(modules.filter((path) => foreign.test(path))).toEqual([]);
});

test('no browser file of a shop in the US holds the check digits of the OIB', async () => {
  const { modules, code } = await builtFrom('blocks/checkout-address/rules.ts', false);
  expect(modules).toContain('schemas/markets/us/rules.ts');
  expect(modules.filter((path) => foreign.test(path))).toEqual([]);
  expect(code).not.toContain('{11}');
});
