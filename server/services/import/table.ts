import type { Encoding } from './read-bytes.ts';

export type Format = 'csv' | 'json' | 'xlsx';

/** A row of the file below its headings. */
export interface TableRow {
  /** The line of the file on which it begins; headings are on line 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file as rows under headings. */
export interface Table {
  readonly encoding: Encoding | null;
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<TableRow>;
}

/** A file that cannot be read at all. The message is a code, then what it is about. */
export class UnreadableFile extends Error {
  constructor(code: 'empty' | 'headings' | 'unreadable', value = '') {
    super(`${code} ${value}`.trim());
  }
}

/** Headings without the spaces around them; throws for doubled ones, because the later would win silently. */
export function checkColumns(given: readonly string[]): readonly string[] {
  const columns = given.map((name) => name.trim());
  while (columns.at(-1) === '') columns.pop();
  if (columns.length === 0) throw new UnreadableFile('empty');
  const doubled = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at);
  if (doubled !== undefined) throw new UnreadableFile('headings', doubled);
  return columns;
}
