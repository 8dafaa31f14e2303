/** Matches the address that error messages show for a module imported by `importSource`. */
export const sourceAddress = /"?data:text\/javascript;base64,[\w+/=]*"?/g;

/** Runs the source of an ES module that imports nothing. */
export function importSource<Module>(source: string): Promise<Module> {
  const encoded = Buffer.from(source).toString('base64');
  return import(/* @vite-ignore */ `data:text/javascript;base64,${encoded}`) as Promise<Module>;
}

/** Matches lines that begin with an import, as bundlers write them. */
const imports =
  /^\s*(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]/gm;

/** Returns the names of the modules that a source imports. */
export function importedNames(source: string): string[] {
  return [...source.matchAll(imports)].map(([, from, bare]) => from ?? bare ?? '');
}
