import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type Bytes, type Encoding, findEncoding, readText } from './read-bytes.ts';
import { checkColumns, type Table, type TableRow, UnreadableFile } from './table.ts';

const delimiters = [',', ';', '\t', '|'] as const;

export async function readCsv(bytes: Bytes, wanted: Encoding | null): Promise<Table> {
  const encoding = wanted ?? (await findEncoding(bytes));
  const delimiter = delimiterOf(await firstLine(bytes, encoding));
  const records = parseText(readText(bytes, encoding), delimiter);
  const first = await records.next();
  if (first.done) throw new UnreadableFile('empty');
  return { encoding, columns: checkColumns(first.value.cells), rows: records };
}

async function firstLine(bytes: Bytes, encoding: Encoding): Promise<string> {
  let text = '';
  for await (const piece of readText(bytes, encoding)) {
    text += piece;
    if (/\S[\r\n]/.test(text) || text.length > 100_000) break;
  }
  return text.trimStart().split(/[\r\n]/)[0] ?? '';
}

/** Returns the separator that splits the header into the most columns. */
function delimiterOf(header: string): string {
  const plain = header.replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((sign) => plain.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

async function* parseText(
  text: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<TableRow, void> {
  const parser = Readable.from(text).pipe(
    parse({
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 1_000_000,
    }),
  );
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      yield { line, cells: record };
      line = info.lines + 1;
    }
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile('unreadable', error.message);
    throw error;
  }
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}
