import { expect, test } from 'vitest';
import { drawingOf } from './folder-drawing.ts';

const drawn = (...sources: [file: string, source: string][]) => drawingOf(new Map(sources));

test.each([
  ['a value', `import { ok } from '#schemas/result.ts';`],
  ['a type', `import type { Result } from '#schemas/result.ts';`],
  ['what it exports again', `export { ok } from '#schemas/result.ts';`],
  ['a module it fetches later', `const load = () => import('#schemas/result.ts');`],
  ['a file by its relative path', `import { ok } from '../../schemas/result.ts';`],
])('draws an arrow for %s', (_what, source) => {
  expect(drawn(['runtime/page/page.ts', source])).toBe('flowchart TD\n  runtime --> schemas\n');
});

test('draws no arrow inside a folder or to a package', () => {
  const source = `import { z } from './z.ts';\nimport React from 'react';\nimport '../../package.json';`;
  expect(drawn(['runtime/page/page.ts', source])).toBe('flowchart TD\n');
});

test('draws each arrow once, in order', () => {
  const source = `import '#schemas/a.ts';\nimport '#runtime/b.ts';\nimport '#schemas/c.ts';`;
  expect(drawn(['blocks/hero/view.tsx', source], ['blocks/text/view.tsx', source])).toBe(
    'flowchart TD\n  blocks --> runtime\n  blocks --> schemas\n',
  );
});
