import { folderOrders, orderErrors } from './folder-order.ts';
import { findCycles } from './import-cycles.ts';
import { importsOf, readSources } from './imports.ts';
import { sources } from './prepare.mjs';
import { siteImportErrors } from './site-independence.ts';

// Refuses files that import each other in a circle, also by types and by dynamic imports, and folders that
// import a later one of their order, and an engine that imports a site.
const imports = new Map(
  Array.from(readSources([...sources, 'tests']), ([file, source]) => [
    file,
    importsOf(file, source),
  ]),
);
const errors = [
  ...findCycles(imports).map(
    ([first, ...others]) => `Import cycle: ${[first, ...others, first].join(' -> ')}`,
  ),
  ...siteImportErrors(imports),
  ...folderOrders.flatMap((order) => orderErrors(imports, order)),
];
for (const error of errors) process.stderr.write(`${error}\n`);
process.exitCode = errors.length > 0 ? 1 : 0;
