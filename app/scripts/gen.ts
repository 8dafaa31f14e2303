import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BrokenBlock } from './block-folders.ts';
import { outdatedDocs } from './generated-docs.ts';
import { outdatedFiles } from './generated-files.ts';
import { root } from './prepare.mjs';

/**
 * Writes the registries, the validators and the contract file from the folders of `blocks/`, of the
 * engine and of sites, and the generated parts of the documentation. With `--check` it writes nothing and fails if a file is out of date.
 * With `--code` it leaves out the documentation, which a build does not need.
 */
const check = process.argv.includes('--check');
const docs = process.argv.includes('--code') ? {} : outdatedDocs();

try {
  const outdated = { ...(await outdatedFiles((file) => import(file))), ...docs };
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
