import { watch } from 'node:fs';
import { join } from 'node:path';
import { followParent } from './follow-parent.mjs';
import { ensureInstalled, root, run, sources } from './prepare.mjs';

// The shop while it is being changed: builds and opens it anew after every change of a source. The
// build holds tools that no shop may serve, so it lies apart from that of `npm start`.
const dist = '.cache/development';
Object.assign(process.env, { IZLOG_MODE: 'development', IZLOG_DIST: dist });
const quiet = 200;
let server = null;
let timer;
let isBuilding = false;
let isStale = false;

async function build() {
  const steps = [
    ['node', ['--import', 'tsx', 'app/scripts/gen.ts']],
    ['node', ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn']],
  ];
  for (const [command, args] of steps) if ((await run(command, args).exit) !== 0) return false;
  return true;
}

async function renew() {
  if (isBuilding) {
    isStale = true;
    return;
  }
  isBuilding = true;
  if (await build()) {
    server?.child.kill('SIGTERM');
    await server?.exit;
    server = run('node', ['--enable-source-maps', `${dist}/server/server.js`]);
  }
  isBuilding = false;
  if (!isStale) return;
  isStale = false;
  await renew();
}

followParent(() => void end('SIGTERM'));
await ensureInstalled();
await renew();
for (const folder of sources) {
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (!name || /\.gen\.|\.test\.|~$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), quiet);
  });
}
async function end(signal) {
  server?.child.kill(signal);
  await server?.exit;
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(signal));
