import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { type SheetCell, xlsxFile } from './xlsx-file.ts';

async function written(...pages: readonly (readonly SheetCell[])[][]): Promise<Buffer> {
  async function* read() {
    yield* pages;
  }
  const parts: Uint8Array[] = [];
  for await (const part of xlsxFile(read(), false)) parts.push(part);
  return Buffer.concat(parts);
}

test('a workbook is read back as it was written, page by page', async () => {
  const file = await written([['Naziv', 'Cijena']], [['Čaša & <lonac>', 12.5]], [['', -3]]);
  expect(await readSheet(file)).toEqual([
    ['Naziv', 'Cijena'],
    ['Čaša & <lonac>', 12.5],
    [null, -3],
  ]);
});

test('a text that looks like a formula is a text', async () => {
  const texts = ['=1+1', '@SUM(A1)', "=cmd|' /C calc'!A0"];
  expect(await readSheet(await written([texts]))).toEqual([texts]);
});

test('characters that XML forbids are left out', async () => {
  expect(await readSheet(await written([['a\u0000b\ud800c']]))).toEqual([['abc']]);
});

test('columns after the 26th have two letters', async () => {
  const cells = Array.from({ length: 30 }, (_, at) => at);
  expect(await readSheet(await written([cells]))).toEqual([cells]);
});
