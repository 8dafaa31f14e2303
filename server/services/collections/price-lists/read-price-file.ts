import { maxSavedPrices, type PriceFile } from '#schemas/api/price-list-staff.ts';
import { ok, type Result } from '#schemas/result.ts';
import { foldText } from '../../fold-text.ts';
import { guessMap } from '../../import/guess-map.ts';
import { formatOf, readTable } from '../../import/read-table.ts';
import {
  type DecimalSign,
  decimalSignOf,
  readMoney,
  withoutGuard,
} from '../../import/read-value.ts';
import { type TableRow, UnreadableFile } from '../../import/table.ts';
import { refuse } from '../catalogue/product-rules.ts';
import { priceListTexts } from './price-lists.ts';

type Problem = PriceFile['problems'][number];

/** A line of the file with a valid price; null removes the price. */
export interface ReadPrice {
  readonly line: number;
  readonly sku: string;
  readonly price: number | null;
}

export interface ReadFile {
  readonly columns: readonly string[];
  readonly skuColumn: string | null;
  readonly priceColumn: string | null;
  readonly rows: readonly ReadPrice[];
  readonly problems: readonly Problem[];
}

interface Given {
  readonly name: string;
  readonly content: Buffer;
  readonly skuColumn?: string | undefined;
  readonly priceColumn?: string | undefined;
}

/** Reads SKUs and prices from a table; reads nothing until both columns are chosen or guessed. */
export async function readPriceFile({
  name,
  content,
  ...chosen
}: Given): Promise<Result<ReadFile>> {
  const format = formatOf(name);
  if (format === null || format === 'json') return refuse('file', 'unreadableFile');
  try {
    const table = await readTable(format, bytesOf(content), null);
    const guess = guessColumns(table.columns);
    const skuColumn = knownColumn(table.columns, chosen.skuColumn) ?? guess.sku;
    const priceColumn = knownColumn(table.columns, chosen.priceColumn) ?? guess.price;
    const file = { columns: table.columns, skuColumn, priceColumn };
    if (skuColumn === null || priceColumn === null) return ok({ ...file, rows: [], problems: [] });
    const rows: TableRow[] = [];
    for await (const row of table.rows) {
      if (rows.push(row) > maxSavedPrices) return refuse('file', 'tooManyRows');
    }
    const at = { sku: table.columns.indexOf(skuColumn), price: table.columns.indexOf(priceColumn) };
    return ok({ ...file, ...readRows(rows, at, priceColumn) });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { code, value } = error;
    return code === 'quotes'
      ? refuse('file', 'openQuote', { line: value })
      : refuse('file', 'unreadableFile');
  }
}

const bytesOf = (content: Buffer) =>
  async function* () {
    yield content;
  };

const knownColumn = (columns: readonly string[], chosen: string | undefined): string | null =>
  chosen !== undefined && columns.includes(chosen) ? chosen : null;

/** Headings of the price column in each language, so that an exported file can be imported. */
const ownNames = new Set(
  Object.values(priceListTexts).map(({ fields }) => foldText(fields?.['price'] ?? '')),
);

function guessColumns(columns: readonly string[]) {
  const { map } = guessMap(columns);
  const meaning = (field: string) => columns.find((column) => map[column] === field) ?? null;
  const own = columns.find((column) => ownNames.has(foldText(column)));
  return { sku: meaning('sku'), price: own ?? meaning('price') };
}

function readRows(
  rows: readonly TableRow[],
  at: { readonly sku: number; readonly price: number },
  column: string,
): Pick<ReadFile, 'rows' | 'problems'> {
  const sign = decimalSignOf(rows.map(({ cells }) => cells[at.price] ?? ''));
  const read: ReadPrice[] = [];
  const problems: Problem[] = [];
  for (const { line, cells } of rows) {
    const sku = withoutGuard(cells[at.sku] ?? '').trim();
    const value = (cells[at.price] ?? '').trim();
    const price = readLine(cells, sku, value, sign);
    if ('problem' in price) problems.push({ line, sku, column, value, code: price.problem });
    else read.push({ line, sku, price: price.value });
  }
  return { rows: read, problems };
}

function readLine(cells: TableRow['cells'], sku: string, price: string, sign: DecimalSign) {
  if (cells.length === 0) return { problem: 'quotes' };
  return sku === '' ? { problem: 'required' } : readPrice(price, sign);
}

/** An empty cell removes the price; a price of 0 is more likely a mistake. */
function readPrice(text: string, sign: DecimalSign) {
  if (text === '') return { value: null };
  const money = readMoney(text, sign);
  return 'value' in money && money.value === 0 ? { problem: 'zeroPrice' } : money;
}
