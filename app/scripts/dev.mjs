import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { followParent } from './follow-parent.mjs';
import { ensureInstalled, root, run, sources } from './prepare.mjs';

// The shop while it is being changed: builds and opens it anew after every change of a source. The
// build holds tools that no shop may serve, so it lies apart from that of `npm start`.
const dist = '.cache/development';
Object.assign(process.env, { IZLOG_MODE: 'development', IZLOG_DIST: dist });
const quiet = 200;
const addedBlocks = process.env.ADDED_BLOCKS;
let server = null;
let opened = Promise.resolve();
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
  if (await build()) await reopen();
  isBuilding = false;
  if (!isStale) return;
  isStale = false;
  await renew();
}

/** One after the other, however fast the changes are. */
function reopen() {
  opened = opened.then(open);
  return opened;
}

async function open() {
  server?.child.kill('SIGTERM');
  await server?.exit;
  server = run('node', ['--enable-source-maps', `${dist}/server/server.js`]);
}

/** Calls back once a folder has been quiet for a moment after a change. */
function follow(folder, changed) {
  let timer;
  watch(resolve(root, folder), { recursive: true }, (_event, name) => {
    if (!name || /\.gen\.|\.test\.|~$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => changed(), quiet);
  });
}

followParent(() => void end('SIGTERM'));
await ensureInstalled();
await renew();
for (const folder of sources) follow(folder, () => void renew());
// What is being built opens the shop anew by itself.
if (addedBlocks) follow(addedBlocks, () => isBuilding || void reopen());
async function end(signal) {
  server?.child.kill(signal);
  await server?.exit;
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(signal));
