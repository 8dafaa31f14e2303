import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readZip } from './read-zip.ts';

const packed = (files: Record<string, Uint8Array>) => new Blob([new Uint8Array(zipSync(files))]);

async function namesIn(zip: Blob, most = 100): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { path, bytes } of readZip(zip, most, (name) => !name.endsWith('.skip'))) {
    names.push(`${path} ${bytes.length}`);
  }
  return names;
}

test('an archive gives its wanted files', async () => {
  const zip = packed({
    'a.csv': strToU8('sku'),
    'b.skip': strToU8('x'),
    'img/c.png': strToU8('1234'),
  });
  expect(await namesIn(zip)).toEqual(['a.csv 3', 'img/c.png 4']);
});

test('a file that unpacks to more than allowed is refused', async () => {
  await expect(namesIn(packed({ 'bomb.png': new Uint8Array(10_000) }))).rejects.toThrow('bomb.png');
});

test.each(['../out.png', '/etc/out.png', 'a/../../out.png', 'C:\\out.png'])(
  'a path that leads out of the archive is refused: %s',
  async (path) => {
    await expect(namesIn(packed({ [path]: strToU8('x') }))).rejects.toThrow();
  },
);

test('what is no archive holds no files', async () => {
  expect(await namesIn(new Blob(['no archive at all']))).toEqual([]);
});
