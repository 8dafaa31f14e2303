import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root, run } from '#app/scripts/prepare.mjs';
import { createSourceKeys, hashOf } from '#app/scripts/source-keys.ts';
import { hashOf as hashOfFile } from '#server/media/media-store.ts';
import { pictureFiles } from '#server/media/picture-files.ts';

// Serves the built shop to the journeys. Drawing and resizing the site's pictures takes a minute, so the pictures are
// kept between runs; their database is filled again. With the argument `draw`, it only draws them.
const { IZLOG_DIST: dist = 'dist', IZLOG_DATA = '.cache/e2e' } = process.env;
const data = resolve(root, IZLOG_DATA);
const server = join(dist, 'server');
const store = join(root, '.cache/journey-pictures', dist, storeKey());

if (process.argv[2] === 'draw') {
  const drawn = join(store, 'pictures');
  if (!existsSync(drawn)) await run('node', [join(server, 'draw-pictures.js'), drawn]).exit;
} else {
  if (existsSync(store) && !existsSync(data)) cpSync(store, data, { recursive: true });
  // Playwright sends the signal to the server too; this process copies the pictures after it.
  process.on('SIGTERM', () => undefined);
  process.exitCode = await run('node', ['--enable-source-maps', join(server, 'server.js')]).exit;
  storePictures();
}

/** Changes with the code and the packages that resize. Drawings are compared by the shop itself. */
function storeKey(): string {
  const sourceKey = createSourceKeys();
  return hashOf(['server/media/renditions.ts', 'package-lock.json'].map(sourceKey));
}

/** Stores the pictures of the site only: files that a test uploads must be new to the next run. */
function storePictures(): void {
  const drawn = join(data, 'pictures');
  if (!existsSync(drawn)) return;
  removeOthers();
  cpSync(drawn, join(store, 'pictures'), { recursive: true });
  for (const name of readdirSync(drawn).filter((file) => file.endsWith('.webp'))) {
    const folder = join('media', pictureFiles.folder(hashOfFile(readFileSync(join(drawn, name)))));
    if (!existsSync(join(data, folder))) continue;
    cpSync(join(data, folder), join(store, folder), { recursive: true });
  }
}

function removeOthers(): void {
  const folder = dirname(store);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (join(folder, name) !== store) rmSync(join(folder, name), { recursive: true });
  }
}
