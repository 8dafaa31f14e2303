import { strToU8, Zip, ZipDeflate } from 'fflate';

export type SheetCell = string | number;

/**
 * An Excel workbook of one sheet, written while its rows are read. Texts are cells of the type text, which no
 * spreadsheet runs as a formula.
 */
export async function* xlsxFile(
  rows: AsyncIterable<readonly (readonly SheetCell[])[]>,
  isRightToLeft: boolean,
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    written.push(data);
  });
  for (const [name, text] of Object.entries(fixedParts))
    addPart(zip, name).push(strToU8(text), true);
  const sheet = addPart(zip, 'xl/worksheets/sheet1.xml');
  sheet.push(strToU8(`${xml}${worksheet(isRightToLeft)}`));
  let number = 1;
  for await (const page of rows) {
    sheet.push(strToU8(page.map((cells) => rowXml(cells, number++)).join('')));
    yield* written.splice(0);
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true);
  zip.end();
  yield* written.splice(0);
}

function addPart(zip: Zip, name: string): ZipDeflate {
  const part = new ZipDeflate(name, { level: 6 });
  zip.add(part);
  return part;
}

const rowXml = (cells: readonly SheetCell[], row: number): string =>
  `<row r="${row}">${cells.map((cell, at) => cellXml(cell, `${columnName(at)}${row}`)).join('')}</row>`;

const cellXml = (cell: SheetCell, address: string): string =>
  typeof cell === 'number'
    ? `<c r="${address}"><v>${cell}</v></c>`
    : `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;

const letters = 26;

/** Returns the letters of a column: `A` to `Z`, then `AA`. */
function columnName(at: number): string {
  const before = at < letters ? '' : columnName(Math.floor(at / letters) - 1);
  return before + String.fromCharCode(65 + (at % letters));
}

/** Maximum length of text in an Excel cell. */
const maxText = 32_767;

/** XML allows no other control characters than tab and line breaks. */
const escapeXml = (text: string): string =>
  text
    .slice(0, maxText)
    .replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org';

/** The headings stay visible while the sheet scrolls. */
const worksheet = (isRightToLeft: boolean): string =>
  `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"${
    isRightToLeft ? ' rightToLeft="1"' : ''
  }><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;

const fixedParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xml}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};
