/** The files that each file imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Returns cycles of files that import each other, each in the order of its imports. Empty: there are none. */
export function findCycles(imports: Imports): string[][] {
  const cycles: string[][] = [];
  const path: string[] = [];
  const finished = new Set<string>();
  const visit = (file: string) => {
    if (finished.has(file)) return;
    const start = path.indexOf(file);
    if (start >= 0) {
      cycles.push(path.slice(start));
      return;
    }
    path.push(file);
    for (const imported of imports.get(file) ?? []) visit(imported);
    path.pop();
    finished.add(file);
  };
  for (const file of imports.keys()) visit(file);
  return cycles;
}
