import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const forms = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes `.br` and `.gz` next to every text file, so requests need no compression. */
export async function compressAssets(folder) {
  const names = await readdir(folder);
  const texts = names.filter((name) => /\.(js|css|svg|json)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      for (const [suffix, compress] of Object.entries(forms)) {
        await writeFile(join(folder, `${name}.${suffix}`), await compress(bytes));
      }
    }),
  );
}
