import { ensureStartable } from './ensure-startable.mjs';
import { followParent } from './follow-parent.mjs';
import { keepRunning } from './keep-running.mjs';
import { run } from './prepare.mjs';
import { serverEnvironment, serverFlags } from './server-flags.mjs';

// Installs and builds what is missing, then keeps the shop open. One command, also on a fresh machine.
let shop = null;
let isEnding = false;
const end = (signal) => {
  isEnding = true;
  shop?.stop(signal);
};
followParent(() => end('SIGTERM'));
await ensureStartable();
if (!isEnding) {
  shop = keepRunning(startServer, (text) => process.stderr.write(`${text}\n`));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
  process.exitCode = await shop.exit;
}

function startServer() {
  const flags = ['--enable-source-maps', ...serverFlags(process.env)];
  return run('node', [...flags, 'dist/server/server.js', ...process.argv.slice(2)], {
    env: serverEnvironment(process.env),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}
