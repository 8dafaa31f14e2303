import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { outdatedDocs } from './generated-docs.ts';
import { BrokenBlock, outdatedFiles } from './generated-files.ts';
import { root } from './prepare.mjs';

/**
 * Writes the registries, the validators and the contract file from the folders of `blocks/`, and the
 * generated parts of the documentation. With `--check` it writes nothing and fails if a file is out of date.
 */
const check = process.argv.includes('--check');

try {
  const outdated = { ...(await outdatedFiles((file) => import(file))), ...outdatedDocs() };
  const files = Object.entries(outdated);
  if (check && files.length > 0)
    fail(`Out of date: ${files.map(nameOf).join(', ')}. Run npm run gen.`);
  else for (const [file, text] of files) writeFileSync(file, text);
} catch (error) {
  if (!(error instanceof BrokenBlock)) throw error;
  fail(error.message);
}

function nameOf([file]: readonly [string, string]): string {
  return relative(root, file);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
