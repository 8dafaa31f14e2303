import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { denied } from './denied-names.mjs';
import { root } from './prepare.mjs';

// No identifier or file name may contain a denied word.
const wordsOf = (name) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];

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
  const check = ({ name, start }) =>
    report(`${file}:${source.slice(0, start).split('\n').length}`, name);
  new Visitor({ Identifier: check, JSXIdentifier: check, PrivateIdentifier: check }).visit(
    parseSync(file, source).program,
  );
}

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
  cwd: root,
  encoding: 'utf8',
});
for (const file of listed.split('\n').filter((name) => /\.(ts|tsx|mjs|mts|css)$/.test(name))) {
  report(file, file);
  // Column names in released migrations do not change.
  if (!file.endsWith('.css') && !file.startsWith('server/db/migrations/')) checkIdentifiers(file);
}
