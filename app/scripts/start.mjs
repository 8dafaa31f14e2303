import { followParent } from './follow-parent.mjs';
import { ensureBuilt, ensureInstalled, run } from './prepare.mjs';
import { serverFlags } from './server-flags.mjs';

// Installs and builds what is missing, then becomes the shop. One command, on a fresh machine too.
let server = null;
let isEnding = false;
const end = (signal) => {
  isEnding = true;
  server?.child.kill(signal);
};
followParent(() => end('SIGTERM'));
await ensureInstalled();
await ensureBuilt();
if (!isEnding) {
  server = run(
    'node',
    [
      '--enable-source-maps',
      ...serverFlags(process.env),
      'dist/server/server.js',
      ...process.argv.slice(2),
    ],
    {
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
  process.exitCode = await server.exit;
}
