import type { Bytes, Encoding } from './read-bytes.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readXlsx } from './read-xlsx.ts';
import type { Format, Table } from './table.ts';

const mb = 1024 * 1024;

/** Maximum size by format. CSV is read piece by piece; the others are held in memory. */
export const maxBytes: Readonly<Record<Format, number>> = {
  csv: 256 * mb,
  json: 24 * mb,
  xlsx: 12 * mb,
};

export function formatOf(name: string): Format | null {
  const extension = name.toLowerCase().split('.').at(-1);
  if (extension === 'xlsx') return 'xlsx';
  if (extension === 'json' || extension === 'jsonld') return 'json';
  return extension === 'csv' || extension === 'tsv' || extension === 'txt' ? 'csv' : null;
}

/** Throws `UnreadableFile`. */
export function readTable(format: Format, bytes: Bytes, encoding: Encoding | null): Promise<Table> {
  if (format === 'csv') return readCsv(bytes, encoding);
  return format === 'json' ? readJson(bytes) : readXlsx(bytes);
}
