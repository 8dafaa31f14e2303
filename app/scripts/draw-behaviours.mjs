import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draw } from './draw.mjs';
import { listFiles } from './list-files.mjs';
import { root } from './prepare.mjs';

// Draws statements of docs/behaviours.md, with the tests that name them, to break each on purpose.
// npm run draw-behaviours -- COUNT:SEED…: draws in turn, none twice, and prints the last draw.
const draws = process.argv.slice(2).map((pair) => pair.split(':').map(Number));
if (draws.length === 0 || draws.flat().some(Number.isNaN)) {
  process.stderr.write('Usage: npm run draw-behaviours -- COUNT:SEED…\n');
  process.exit(2);
}

const read = (file) => readFileSync(join(root, file), 'utf8');
const statement = /^- \*\*([\w-]+-\d{2,3})\*\* .*/gm;
const lines = new Map(
  [...read('docs/behaviours.md').matchAll(statement)].map(([line, id]) => [id, line]),
);
const tests = listFiles('*.test.ts', '*.test.tsx', '*.spec.ts').map((file) => [file, read(file)]);

const left = new Set(lines.keys());
let drawn = [];
for (const [count, seed] of draws) {
  drawn = draw(left, count, seed);
  for (const id of drawn) left.delete(id);
}
for (const id of drawn) {
  const named = new RegExp(`\\b${id}\\b`);
  const files = tests.filter(([, source]) => named.test(source)).map(([file]) => `  ${file}`);
  process.stdout.write(`${[lines.get(id), ...files].join('\n')}\n`);
}
