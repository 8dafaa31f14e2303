import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import type { Bytes } from './read-bytes.ts';
import { checkColumns, type Table, UnreadableFile } from './table.ts';

/** Reads the first sheet. The library holds the file in memory, so `maxBytes` limits its size. */
export async function readXlsx(bytes: Bytes): Promise<Table> {
  const sheet = await readSheetOf(bytes);
  const columns = checkColumns((sheet[0] ?? []).map(textOf));
  async function* rows() {
    for (const [at, row] of sheet.entries()) {
      if (at > 0 && row.some((cell) => cell !== null))
        yield { line: at + 1, cells: row.map(textOf) };
    }
  }
  return { encoding: null, columns, rows: rows() };
}

async function readSheetOf(bytes: Bytes): Promise<readonly (readonly unknown[])[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes()) pieces.push(piece);
  const file = Buffer.concat(pieces);
  try {
    checkUnpacked(file);
    return (await readSheet(file)) as readonly (readonly unknown[])[];
  } catch (error) {
    throw new UnreadableFile('unreadable', error instanceof Error ? error.message : '');
  }
}

const textOf = (cell: unknown): string =>
  cell instanceof Date
    ? cell.toISOString()
    : cell === null || cell === undefined
      ? ''
      : String(cell);

const mostUnpacked = 150 * 1024 * 1024;

/** Checks the unpacked size, because a small file can unpack to more than the memory. */
function checkUnpacked(file: Buffer): void {
  let size = 0;
  unzipSync(file, {
    filter({ originalSize }) {
      size += originalSize;
      return false;
    },
  });
  if (size > mostUnpacked) throw new Error('The file unpacks to too much.');
}
