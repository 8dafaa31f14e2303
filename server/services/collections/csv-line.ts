/** Beginning of a cell that spreadsheets run as a formula. */
const formula = /^[=+\-@\t\r]/;

/** Returns a line of a CSV file. A text that a spreadsheet would run gets an apostrophe; numbers do not. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map(quoted).join(',')}\r\n`;

function quoted(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Excel reads UTF-8 only after this mark. */
const byteOrderMark = '\uFEFF';

/** A CSV file, written while its rows are read. */
export async function* csvFile(
  pages: AsyncIterable<readonly (readonly (string | number)[])[]>,
): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const rows of pages) yield rows.map(csvLine).join('');
}
