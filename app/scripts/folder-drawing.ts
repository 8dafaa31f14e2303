import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPath } from 'node:path/posix';
import { parseSync } from 'vite';
import { root, sources } from './prepare.mjs';

/** Sources of the program by path, without tests. */
export function readSources(): Map<string, string> {
  const files = sources.flatMap((folder) =>
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

/** Returns a Mermaid flowchart with an arrow from each folder to each folder that its modules import. */
export function drawingOf(sources: ReadonlyMap<string, string>): string {
  const arrows = new Set<string>();
  for (const [file, source] of sources) {
    const from = folderOf(file);
    for (const imported of importsOf(file, source)) {
      const to = folderOf(imported);
      if (to !== from) arrows.add(`  ${from} --> ${to}\n`);
    }
  }
  return `flowchart TD\n${[...arrows].sort().join('')}`;
}

function folderOf(path: string): string {
  return path.slice(0, path.indexOf('/'));
}

/** Returns the project files that a module imports, including type and dynamic imports. */
function importsOf(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((each) => each.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  return names.flatMap((name = '') => {
    const path = name.startsWith('.') ? joinPath(dirname(file), name) : name.slice(1);
    return /^[.#]/.test(name) && path.includes('/') ? [path] : [];
  });
}
