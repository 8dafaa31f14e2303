import { expect, test } from 'vitest';
import { blockKeys } from './block-keys.ts';

const before = {
  'app/rules.ts': `import '#blocks/registry.gen.ts'; import './sizes.ts';`,
  'app/sizes.ts': 'export const most = 3;',
  'blocks/registry.gen.ts': `import './hero/view.tsx'; import './tabs/view.tsx';`,
  'blocks/hero/model.ts': '',
  'blocks/hero/view.tsx': `import '#runtime/link.ts';`,
  'blocks/hero/texts/en.json': '{}',
  'blocks/tabs/model.ts': '',
  'blocks/tabs/view.tsx': '',
  'blocks/tabs/fixtures/current.json': '{ "parts": { "main": [{ "handler": "hero" }] } }',
  'blocks/footer/model.ts': '',
  'fixtures/site/blocks/tap/model.ts': '',
  'fixtures/site/blocks/tap/view.tsx': '',
  'runtime/link.ts': '',
};
const belongsToRules = /^app\//;

function keysOf(files: Readonly<Record<string, string>>) {
  const names = Object.keys(files).filter((file) => !belongsToRules.test(file));
  return blockKeys(names, 'app/rules.ts', (file) => files[file] ?? '');
}

/** The blocks whose keys change with a file. */
function changedBy(file: keyof typeof before): string[] {
  const keys = keysOf(before);
  const after = keysOf({ ...before, [file]: `${before[file]} // changed` });
  return [...keys.keys()].filter((type) => keys.get(type) !== after.get(type));
}

const all = ['hero', 'tabs', 'footer', 'tap'];

test.each([
  ['blocks/hero/view.tsx', ['hero', 'tabs']],
  ['blocks/hero/texts/en.json', ['hero', 'tabs']],
  ['blocks/tabs/view.tsx', ['tabs']],
  ['fixtures/site/blocks/tap/view.tsx', ['tap']],
] as const)(
  '%s is of the checks of %j: its own, and of blocks with it in examples',
  (file, types) => {
    expect(changedBy(file)).toEqual(types);
  },
);

test.each([
  'blocks/hero/model.ts',
  'blocks/registry.gen.ts',
  'runtime/link.ts',
  'app/rules.ts',
  'app/sizes.ts',
] as const)('%s is of the checks of all blocks', (file) => {
  expect(changedBy(file)).toEqual(all);
});

test('a file that was added to a block changes its key', () => {
  const after = keysOf({ ...before, 'blocks/footer/view.tsx': '' });
  expect(after.get('footer')).not.toBe(keysOf(before).get('footer'));
});
