import { importsOf } from './imports.ts';

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
