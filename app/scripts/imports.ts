import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPath } from 'node:path/posix';
import { parseSync } from 'vite';
import { root } from './prepare.mjs';

/** Sources of these folders by path, without test files. */
export function readSources(folders: readonly string[]): Map<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  );
  return new Map(
    files.filter(isSource).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}

function isSource(file: string): boolean {
  return /\.(ts|tsx|mjs)$/.test(file) && !/\.test\./.test(file);
}

/** Returns the project files that a module imports, including type and dynamic imports. */
export function importsOf(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((each) => each.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
    // The parser does not list the imports of types such as `typeof import('./arrive.ts')`.
    ...Array.from(source.matchAll(/typeof import\('([^']+)'\)/g), ([, name]) => name),
  ];
  return names.flatMap((name = '') => {
    const path = name.startsWith('.') ? joinPath(dirname(file), name) : name.slice(1);
    return /^[.#]/.test(name) && path.includes('/') ? [path] : [];
  });
}
