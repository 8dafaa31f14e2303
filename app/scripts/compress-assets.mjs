import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { root } from './prepare.mjs';

const forms = { br: promisify(brotliCompress), gz: promisify(gzip) };
const cache = join(root, '.cache/compressed');
/** Maximum number of cached files; a build has some 850. */
const maxCached = 10_000;

/**
 * Writes `.br` and `.gz` next to every text file, so requests need no compression. Compressing takes a third of
 * a build, and most files equal those of the build before: compressed bytes are cached by content.
 */
export async function compressAssets(folder) {
  const compressed = await openCache();
  const names = await readdir(folder);
  const texts = names.filter((name) => /\.(js|css|svg|json)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      for (const suffix of Object.keys(forms)) {
        await writeFile(join(folder, `${name}.${suffix}`), await compressed(bytes, suffix));
      }
    }),
  );
}

async function openCache() {
  await mkdir(cache, { recursive: true });
  const cached = new Set(await readdir(cache));
  if (cached.size > maxCached) {
    await rm(cache, { recursive: true });
    return openCache();
  }
  return async (bytes, suffix) => {
    const name = `${createHash('sha256').update(bytes).digest('hex')}.${suffix}`;
    if (cached.has(name)) return readFile(join(cache, name));
    const result = await forms[suffix](bytes);
    await writeWhole(join(cache, name), result);
    return result;
  };
}

let parts = 0;

/** Writes under a temporary name and renames, so that a stopped build leaves no incomplete file. */
async function writeWhole(path, bytes) {
  parts += 1;
  const part = `${path}.${process.pid}-${parts}`;
  await writeFile(part, bytes);
  await rename(part, path);
}
