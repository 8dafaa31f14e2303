import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { denied } from './denied-names.mjs';
import { listFiles } from './list-files.mjs';
import { root } from './prepare.mjs';

// No identifier or file name may contain a denied word.
const wordsOf = (name) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];

/** Finds the few files that may contain a denied word, so that the others are not parsed. */
const mayContainDenied = new RegExp([...denied.keys()].join('|'), 'i');

function report(place, name) {
  for (const word of wordsOf(name)) {
    const instead = denied.get(word.toLowerCase());
    if (!instead) continue;
    process.stderr.write(`${place}: "${name}" says "${word}", use "${instead}"\n`);
    process.exitCode = 1;
  }
}

function checkIdentifiers(file) {
  const source = readFileSync(`${root}/${file}`, 'utf8');
  if (!mayContainDenied.test(source)) return;
  const check = ({ name, start }) =>
    report(`${file}:${source.slice(0, start).split('\n').length}`, name);
  new Visitor({ Identifier: check, JSXIdentifier: check, PrivateIdentifier: check }).visit(
    parseSync(file, source).program,
  );
}

for (const file of listFiles('*.ts', '*.tsx', '*.mjs', '*.mts', '*.css')) {
  report(file, file);
  // Column names in released migrations do not change.
  if (!file.endsWith('.css') && !file.startsWith('server/db/migrations/')) checkIdentifiers(file);
}
