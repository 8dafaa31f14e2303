import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
  encoding: 'utf8',
});
const files = listed.split('\n').filter((file) => file !== '' && existsSync(file));
const folders = new Set(files.flatMap(foldersOf));
const texts = new Map(
  files.filter((file) => file.endsWith('.md')).map((file) => [file, readFileSync(file, 'utf8')]),
);
const pages = [...texts.keys()].filter((file) => file.startsWith('docs/'));
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts as object);
const benchmarks = files.flatMap((file) => /^tests\/bench\/([\w-]+)\.bench/.exec(file)?.[1] ?? []);

/** Example paths, which need not exist. */
const examples = /^blocks\/teaser\b|<|…/;
const sourceFile = /\.(?:tsx?|m?js|mjs|mts|css|json|md)$/;

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_part, i) => parts.slice(0, i + 1).join('/'));
}

/** Returns all matches in all pages, each with its page. */
function found(pattern: RegExp): [page: string, match: string][] {
  return [...texts].flatMap(([page, text]) =>
    [...text.matchAll(pattern)].map(([, match = '']): [string, string] => [page, match]),
  );
}

const inlineCode = () => found(/(?<!`)`([^`\n]+)`(?!`)/g);
/** The first line of each box in a drawing is a file or a folder. */
const drawn = () => found(/\["(?:\(\d+\) )?([\w./*-]+)(?:<br>|")/g);

test('the files that the docs mention exist', () => {
  const named = [...inlineCode(), ...drawn()].filter(
    ([, code]) => /^[\w*][\w./*-]*$/.test(code) && sourceFile.test(code) && !examples.test(code),
  );
  const exists = (code: string) => {
    const ending = code.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
    return files.some((file) => new RegExp(`(?:^|/)${ending}$`).test(file));
  };
  expect(named.filter(([, code]) => !exists(code))).toEqual([]);
  expect(named.length).toBeGreaterThan(100);
});

test('the folders that the docs mention exist', () => {
  const named = inlineCode().filter(
    ([, code]) =>
      /^\w[\w-]*\/[\w/-]*$/.test(code) &&
      folders.has(code.split('/')[0] ?? '') &&
      !examples.test(code),
  );
  expect(named.filter(([, code]) => !folders.has(code.replace(/\/$/, '')))).toEqual([]);
  expect(named.length).toBeGreaterThan(20);
});

/** Pages that also contain names from outside the code: wire names of other systems, and former names. */
const otherNames: readonly string[] = ['docs/behaviours.md', 'CHANGELOG.md'];

test('the identifiers that the docs mention exist', () => {
  const known = new Set(
    files
      .filter((file) => /\.(?:[mc]?[jt]sx?|json|css)$|\/run$/.test(file))
      .flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z_]\w*/g) ?? []),
  );
  const named = inlineCode().filter(
    ([page, code]) =>
      !otherNames.includes(page) && /^\w+(?:\.\w+)*(?:\(\))?$/.test(code) && !sourceFile.test(code),
  );
  const unknown = (code: string) =>
    code.match(/[A-Za-z_]\w*/g)?.some((word) => !known.has(word)) ?? false;
  expect(named.filter(([, code]) => unknown(code))).toEqual([]);
  expect(named.length).toBeGreaterThan(100);
});

test('the npm scripts that the docs mention exist', () => {
  const named = found(/\bnpm run ([\w:-]+)/g);
  expect(named.filter(([, script]) => !scripts.includes(script))).toEqual([]);
  const measured = found(/\bnpm run bench ([\w-]+)/g);
  expect(measured.filter(([, name]) => !benchmarks.some((each) => each.includes(name)))).toEqual(
    [],
  );
});

test('the links of the docs have existing targets', () => {
  const links = found(/\]\(([^)\s]+)\)/g).filter(([, target]) => !/^[a-z]+:/.test(target));
  expect(links.filter(([page, target]) => !leadsSomewhere(page, target))).toEqual([]);
  expect(links.length).toBeGreaterThan(50);
});

function leadsSomewhere(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page : join(dirname(page), path).replace(/\/$/, '');
  if (anchor === undefined) return files.includes(file) || folders.has(file);
  return anchorsOf(texts.get(file) ?? '').includes(anchor);
}

/** Returns the anchors that GitHub generates for headings. */
function anchorsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('the map links every page', () => {
  const map = texts.get('docs/README.md') ?? '';
  const linked = [...map.matchAll(/\]\(([^)#\s]+)/g)].map(([, path = '']) => join('docs', path));
  expect(pages.filter((page) => page !== 'docs/README.md' && !linked.includes(page))).toEqual([]);
});

test('every page starts with its audience', () => {
  const first = (page: string) => texts.get(page)?.split(/\n\n+/)[1] ?? '';
  expect(pages.filter((page) => !first(page).startsWith('For '))).toEqual([]);
});
