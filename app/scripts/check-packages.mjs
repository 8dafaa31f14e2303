import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { root } from './prepare.mjs';
import { importedPackages, runtimePackages, unnamedPackages } from './runtime-packages.mjs';

// Checks the packages that are installed to run a built shop: all that it needs, and no more.
const limit = 200;
const server = join(root, 'dist/server');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const names = Object.keys(dependencies);

const known = new Set([...names, ...builtinModules]);
const missing = [...importedPackages(server)].filter((name) => !known.has(name));
const unused = unnamedPackages(server, names);
const packages = [...runtimePackages(root)].sort(([, a], [, b]) => b - a);
const megabytes = (bytes) => Math.round(bytes / 1e6);
const total = megabytes(packages.reduce((sum, [, size]) => sum + size, 0));
const largest = packages.slice(0, 5).map(([folder, size]) => `${folder} ${megabytes(size)} MB`);

const complaints = [
  ...missing.map((name) => `The built server imports ${name}, which is not in dependencies.`),
  ...unused.map((name) => `The built server does not use ${name}: move it to devDependencies.`),
  ...(total > limit
    ? [`Packages to run the shop take ${total} MB of ${limit}: ${largest.join(', ')}`]
    : []),
];
process.stdout.write(`${packages.length} packages to run the shop, ${total} MB of ${limit}\n`);
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exitCode = complaints.length > 0 ? 1 : 0;
