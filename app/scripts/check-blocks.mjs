import { createServer } from 'vite';
import { root } from './prepare.mjs';
import { site } from './site-plugin.mjs';

// Checks the rules for blocks (`app/conformance`) for the named blocks, or for all.
const server = await createServer({
  root,
  configFile: false,
  plugins: [site()],
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { builtInErrors, builtInTypes } = await server.ssrLoadModule(
  '/app/conformance/built-in-errors.ts',
);
const named = process.argv.slice(2);
for (const type of named.length > 0 ? named : builtInTypes) {
  for (const error of await builtInErrors(type)) {
    process.stderr.write(`${error}\n`);
    process.exitCode = 1;
  }
}
await server.close();
