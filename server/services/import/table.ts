import type { Encoding } from './read-bytes.ts';

export type Format = 'csv' | 'json' | 'xlsx';

/** A row of the file below its headings. */
export interface TableRow {
  /** First line of the row in the file; headings are on line 1. */
  readonly line: number;
  /** Empty if the line could not be read. */
  readonly cells: readonly string[];
}

/** A file as rows under headings. */
export interface Table {
  readonly encoding: Encoding | null;
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<TableRow>;
}

type FileProblem = 'empty' | 'headings' | 'quotes' | 'unreadable';

/** Thrown for a file that cannot be read at all. The message is a code, followed by its detail. */
export class UnreadableFile extends Error {
  readonly code: FileProblem;
  readonly value: string;

  constructor(code: FileProblem, value = '') {
    super(`${code} ${value}`.trim());
    this.code = code;
    this.value = value;
  }
}

/** Trims the headings; throws for duplicates, because the later column would silently win. */
export function checkColumns(given: readonly string[]): readonly string[] {
  const columns = given.map((name) => name.trim());
  while (columns.at(-1) === '') columns.pop();
  if (columns.length === 0) throw new UnreadableFile('empty');
  const doubled = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at);
  if (doubled !== undefined) throw new UnreadableFile('headings', doubled);
  return columns;
}
