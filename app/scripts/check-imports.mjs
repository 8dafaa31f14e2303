import { findCycles } from './import-cycles.ts';
import { importsOf, readSources } from './imports.ts';
import { sources } from './prepare.mjs';

// Refuses files that import each other in a circle, also by types and by dynamic imports.
const imports = new Map(
  Array.from(readSources([...sources, 'tests']), ([file, source]) => [
    file,
    importsOf(file, source),
  ]),
);
for (const [first, ...others] of findCycles(imports)) {
  process.stderr.write(`Import cycle: ${[first, ...others, first].join(' -> ')}\n`);
  process.exitCode = 1;
}
