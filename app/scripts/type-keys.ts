import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './imports.ts';
import { root } from './prepare.mjs';
import { createSourceKeys, hashOf, readSource } from './source-keys.ts';

/**
 * Returns a function that gives each file a key: a hash of its text and of the types of its imports, as the
 * last `tsc -b` wrote them. A change that leaves those types alone keeps the keys of the files that import it.
 */
export function createTypeKeys(read = readSource, readTypes = readDeclaration) {
  const typesOf = createSourceKeys(readTypes);
  return function keyOf(file: string): string {
    const source = read(file);
    return hashOf([file, source, ...importsOf(file, source).map(typesOf)]);
  };
}

/** Files without a declaration, such as JSON, are their own types. */
function readDeclaration(file: string): string {
  const declaration = file.replace(/\.tsx?$/, '.d.ts');
  const written = projectsOf(file)
    .map((project) => join(root, '.cache/types', project, declaration))
    .find(existsSync);
  return written ? readFileSync(written, 'utf8') : readSource(file);
}

/** Folders below the `outDir` of projects of `tsconfig.json` that may hold the declaration of a file. */
const projectsOf = (file: string) => [file.split('/')[0] ?? '', 'tests', 'site-blocks'];
