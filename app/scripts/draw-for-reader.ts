import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { listFiles } from './list-files.mjs';
import { root } from './prepare.mjs';

// Draws names and comments at random, for a person who checks that each is common English of the field:
// npm run reader-test -- 7 draws 40 of each with the seed 7.
const [seed = 1, count = 40] = process.argv.slice(2).map(Number);

interface Found {
  readonly text: string;
  readonly file: string;
}

/** Identifiers that a module declares, and its comments. */
function readModule(file: string): { names: Found[]; comments: Found[] } {
  const source = readFileSync(join(root, file), 'utf8');
  const { program, comments } = parseSync(file, source);
  const declared = new Set<string>();
  const add = (id: object | null) => {
    if (id && 'name' in id && typeof id.name === 'string') declared.add(id.name);
  };
  new Visitor({
    FunctionDeclaration: ({ id }) => add(id),
    VariableDeclarator: ({ id }) => add(id),
    TSInterfaceDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    PropertyDefinition: ({ key }) => add(key),
    TSPropertySignature: ({ key }) => add(key),
  }).visit(program);
  return {
    names: [...declared].map((text) => ({ text, file })),
    comments: joinLines(comments).map((text) => ({ text, file })),
  };
}

/** Comments as sentences: lines that follow each other are one. */
function joinLines(
  comments: readonly { type: string; value: string; start: number; end: number }[],
) {
  const joined: { text: string; end: number }[] = [];
  for (const { type, value, start, end } of comments) {
    const text = value
      .replace(/^\s*\*+/gm, '')
      .replace(/\s+/g, ' ')
      .trim();
    const last = joined.at(-1);
    const follows = type === 'Line' && last && start - last.end < 12;
    if (follows) joined[joined.length - 1] = { text: `${last.text} ${text}`, end };
    else joined.push({ text, end });
  }
  return joined.map(({ text }) => text).filter((text) => text.includes(' '));
}

/** mulberry32: equal seeds draw equal items. */
function createRandom(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function draw(from: readonly Found[], random: () => number): Found[] {
  const rest = [...from];
  const wanted = Math.min(count, rest.length);
  return Array.from(
    { length: wanted },
    () => rest.splice(Math.floor(random() * rest.length), 1)[0],
  ).filter((found) => found !== undefined);
}

const modules = listFiles('*.ts', '*.tsx', '*.mjs')
  .filter((file) => !/\.gen\.|\.d\.ts$/.test(file))
  .map(readModule);
const random = createRandom(seed);
for (const [title, found] of [
  ['Names', modules.flatMap(({ names }) => names)],
  ['Comments', modules.flatMap(({ comments }) => comments)],
] as const) {
  process.stdout.write(`\n${title}: ${count} of ${found.length}\n`);
  for (const { text, file } of draw(found, random)) process.stdout.write(`- ${text}  (${file})\n`);
}
