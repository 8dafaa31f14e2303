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
  if (first.value.cells.length === 0) throw new UnreadableFile('quotes', String(first.value.line));
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

/** Yields the rows; each line that a wrong quotation mark makes unreadable is a row without cells. */
async function* parseText(
  text: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<TableRow, void> {
  const rows: TableRow[] = [];
  let next = 1;
  // csv-parse counts a line break of two characters inside of a value twice.
  let surplus = 0;
  let skipped: CsvError | undefined;
  const parser = Readable.from(text).pipe(
    parse({
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: 1_000_000,
      on_skip: (error) => {
        skipped = error;
      },
      on_record: (cells: string[], { lines }) => {
        const line = lines - surplus - count(cells, /[\r\n]/g);
        if (skipped) rows.push(...unreadableRows(next, line - 1));
        rows.push({ line, cells });
        skipped = undefined;
        surplus += count(cells, /\r\n/g);
        next = lines - surplus + 1;
        return cells;
      },
    }),
  );
  // The parser is ahead of its stream: only its own calls are in the order of the file.
  for await (const _ of parser) yield* rows.splice(0);
  if (skipped && unending.has(skipped.code)) throw new UnreadableFile('quotes', String(next));
  if (skipped) yield* unreadableRows(next, Number(skipped['lines']) - surplus);
}

/** The quotation mark of a value is missing at its end, so all lines after it belong to the value. */
const unending: ReadonlySet<string> = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']);

const unreadableRows = (from: number, to: number): readonly TableRow[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ line: from + at, cells: [] }));

const count = (cells: readonly string[], pattern: RegExp): number =>
  cells.reduce((sum, cell) => sum + (cell.match(pattern)?.length ?? 0), 0);
