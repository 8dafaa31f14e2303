import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPath } from 'node:path/posix';
import { parseSync } from 'vite';
import { root } from './prepare.mjs';

/** Returns the program's sources by path, without tests, which may import everything. */
export function readSources(): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  });
  // Git lists a removed file until the removal is committed.
  const files = listed.split('\n').filter((file) => isSource(file) && existsSync(join(root, file)));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

function isSource(file: string): boolean {
  return /^[a-z]+\/.+\.(ts|tsx|mjs)$/.test(file) && !/^tests\/|\.(test|spec)\./.test(file);
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
