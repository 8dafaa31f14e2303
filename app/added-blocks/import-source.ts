/** What such a module is called in errors. */
export const sourceAddress = /"?data:text\/javascript;base64,[\w+/=]*"?/g;

/** Runs the source of an ES module that imports nothing. */
export function importSource<Module>(source: string): Promise<Module> {
  const encoded = Buffer.from(source).toString('base64');
  return import(/* @vite-ignore */ `data:text/javascript;base64,${encoded}`) as Promise<Module>;
}

/** Where a line begins with an import, as bundlers write them. */
const imports =
  /^\s*(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]/gm;

/** What a module imports, by name. */
export function importedNames(source: string): string[] {
  return [...source.matchAll(imports)].map(([, from, bare]) => from ?? bare ?? '');
}
