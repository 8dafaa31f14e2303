import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const sources = ['runtime', 'blocks', 'editor', 'app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file)),
);

const imported = /import (\w+) from '([^']+\.module\.css)';/g;

/** Classes that a source names and its style sheets do not have: React leaves the attribute out. */
function unknownClasses(source: string, readSheet: (path: string) => string): string[] {
  const code = source.replaceAll(/^import [^;]*;$/gm, '');
  return [...source.matchAll(imported)].flatMap(([, name = '', path = '']) => {
    const sheet = readSheet(path).replaceAll(/\/\*[\s\S]*?\*\//g, '');
    const known = new Set([...sheet.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, known]) => known));
    const used = code.matchAll(new RegExp(`(?<![\\w.])${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'));
    return [...used].flatMap(([, plain, quoted]) => {
      const used = plain ?? quoted ?? '';
      return known.has(used) ? [] : [`${name}.${used}`];
    });
  });
}

test('every class that a component names is in its style sheet', () => {
  const wrong = sources.flatMap((file) => {
    const sheetAt = (path: string) =>
      readFileSync(
        path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)),
        'utf8',
      );
    return unknownClasses(readFileSync(file, 'utf8'), sheetAt).map((one) => `${file}: ${one}`);
  });
  expect(sources.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

test.each([
  ['styles.gone', ['styles.gone']],
  ["styles['gone']", ['styles.gone']],
  ['styles.row', []],
  ["styles['row-end']", []],
  ['other.styles.gone', []],
])('of the code “%s”, unknown are %j', (code, unknown) => {
  const source = `import styles from './view.module.css';\n${code}`;
  expect(unknownClasses(source, () => '.row { color: red } /* .gone */ .row-end {}')).toEqual(
    unknown,
  );
});
