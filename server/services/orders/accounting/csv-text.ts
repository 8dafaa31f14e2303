export type CsvCell = string | number | null;

/** Excel reads UTF-8 only after this mark. */
const byteOrderMark = '\uFEFF';

/** Formats rows as CSV. Texts that a spreadsheet would run as a formula get an apostrophe; numbers do not. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `${byteOrderMark}${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
