import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPath } from 'node:path/posix';
import { moduleNames } from './module-names.mjs';
import { root } from './prepare.mjs';

/** Sources of these folders by path, without test files. */
export function readSources(
  folders: readonly string[],
  kind = /\.(ts|tsx|mjs)$/,
): Map<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  );
  return new Map(
    files
      .filter((file) => kind.test(file) && !/\.test\./.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}

/** Returns the project files that a module imports, including type and dynamic imports. */
export function importsOf(file: string, source: string): string[] {
  return moduleNames(file, source).flatMap((name) => {
    const path = name.startsWith('.') ? joinPath(dirname(file), name) : name.slice(1);
    return /^[.#]/.test(name) && path.includes('/') ? [path] : [];
  });
}
