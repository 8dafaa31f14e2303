import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

/** The module `virtual:section-styles`: the sheets of a site's folder `styles`, and their names. */
export function sectionStylesModule(site) {
  const folder = join(site, 'styles');
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith('.css'))
    : [];
  const sheets = files.sort().map((file) => `import ${JSON.stringify(join(folder, file))};`);
  const names = JSON.stringify(files.map((file) => parse(file).name));
  return `${sheets.join('\n')}\nexport const sectionStyles = ${names};`;
}
