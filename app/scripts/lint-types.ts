import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './list-files.mjs';
import { capture, root } from './prepare.mjs';
import { createSourceKeys } from './source-keys.ts';
import { createTypeKeys } from './type-keys.ts';

// Lints with the rules that need types. They take long, so a file is checked again only if it, the types of
// something that it imports, or a setting changed since it passed. `tsc -b` must have written the types.
const record = join(root, '.cache/lint-types.json');

function readPassed(): Readonly<Record<string, string>> {
  if (!existsSync(record)) return {};
  return JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>;
}

function writePassed(passed: Readonly<Record<string, string>>): void {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(passed));
}

const keyOf = createSourceKeys();
const typeKeyOf = createTypeKeys();
/** Packages, settings and ambient declarations, which every file depends on. */
const shared = listFiles('package-lock.json', '.oxlintrc.json', '*tsconfig*.json', '*.d.ts')
  .map(keyOf)
  .join();
const files = listFiles('*.ts', '*.tsx').filter((file) => !file.includes('.gen.'));
const current = Object.fromEntries(files.map((file) => [file, typeKeyOf(file)]));
const { shared: sharedBefore, ...passed } = readPassed();
const changed = files.filter((file) => sharedBefore !== shared || passed[file] !== current[file]);

if (changed.length > 0) {
  const args = ['--type-aware', '--quiet', ...changed];
  const { code, output } = await capture('node_modules/.bin/oxlint', args);
  const isClean = (file: string) => code === 0 || !output.includes(file);
  if (code !== 0) process.stdout.write(output);
  writePassed({
    shared,
    ...Object.fromEntries(Object.entries(current).filter(([file]) => isClean(file))),
  });
  process.exitCode = code;
}
