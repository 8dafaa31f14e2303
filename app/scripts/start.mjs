import { ensureBuilt, ensureInstalled, run } from './prepare.mjs';

// Installs and builds what is missing, then becomes the shop. One command, on a fresh machine too.
await ensureInstalled();
await ensureBuilt();
const server = run(
  'node',
  ['--enable-source-maps', 'dist/server/server.js', ...process.argv.slice(2)],
  {
    env: { ...process.env, NODE_ENV: 'production' },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.child.kill(signal));
process.exitCode = await server.exit;
