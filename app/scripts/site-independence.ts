import type { Imports } from './import-cycles.ts';

const sites = 'fixtures/';

/** Returns an error for each import of a site by the engine, which reads the site as `#site`. */
export function siteImportErrors(imports: Imports): string[] {
  return [...imports].flatMap(([file, imported]) =>
    /^(fixtures|tests)\//.test(file)
      ? []
      : imported
          .filter((other) => other.startsWith(sites))
          .map((other) => `The engine imports a site: ${file} -> ${other}`),
  );
}
