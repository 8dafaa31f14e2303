import Pdf from 'pdfkit';
import type { Sender } from '../../../mail/letter.ts';
import { collect, colour, registerFonts, type Sheet } from '../../../pdf/sheet.ts';
import type { Sum } from './invoice-sums.ts';
import type { Paper, PaperRow } from './paper.ts';

const margin = 50;
/** A4 portrait, in points. */
const page = { width: 595.28, height: 841.89 } as const;
const inner = page.width - 2 * margin;
const right = page.width - margin;
/** Lower limit of the rows; the imprint is below it. */
const bottom = page.height - 90;

/** Renders an invoice or credit note as a PDF with as many pages as needed. */
export function paperPdf(paper: Paper, sender: Sender): Promise<Buffer> {
  const sheet = new Pdf({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 0 },
    bufferPages: true,
    lang: paper.language,
    displayTitle: true,
    info: { Title: `${paper.title} ${paper.number}`, Author: sender.shopName },
  });
  const done = collect(sheet);
  registerFonts(sheet);
  drawHead(sheet, paper, sender);
  drawTable(sheet, paper);
  drawSums(sheet, paper);
  drawTaxes(sheet, paper);
  drawFeet(sheet, paper, sender);
  sheet.end();
  return done;
}

function drawHead(sheet: Sheet, { title, number, facts, seller, buyer }: Paper, sender: Sender) {
  write(sheet, 'strong', 14, colour.ink);
  sheet.text(sender.shopName, margin, margin + 1, { width: inner });
  write(sheet, 'strong', 22, colour.ink);
  sheet.text(`${title} ${number}`, margin, margin + 44, { width: inner });
  sheet.moveDown(0.4);
  for (const [label, value] of facts) {
    const top = sheet.y;
    write(sheet, 'text', 9.5, colour.muted);
    sheet.text(label, margin, top, { width: 130 });
    write(sheet, 'text', 9.5, colour.ink);
    sheet.text(value, margin + 138, top, { width: inner - 138 });
  }
  sheet.y += 16;
  const top = sheet.y;
  const ends = [seller, buyer].map((party, index) => {
    drawParty(sheet, party, margin + (index * inner) / 2, top);
    return sheet.y;
  });
  sheet.y = Math.max(...ends) + 18;
}

function drawParty(sheet: Sheet, { label, lines }: Paper['seller'], left: number, top: number) {
  const width = inner / 2 - 16;
  write(sheet, 'text', 8.5, colour.muted);
  sheet.text(label, left, top, { width });
  const [first = '', ...rest] = lines;
  write(sheet, 'strong', 10, colour.ink);
  sheet.text(first, left, sheet.y + 1, { width });
  write(sheet, 'text', 10, colour.ink);
  for (const line of rest) sheet.text(line, left, sheet.y, { width });
}

const cellWidth = 78;
/** Width for quantities and rates. */
const narrow = 52;

/** Widths of the columns after the first, which takes the remaining width. */
function widthsOf(count: number): number[] {
  return count === 4 ? [narrow, cellWidth, narrow, cellWidth] : Array(count).fill(cellWidth);
}

function drawTable(sheet: Sheet, { table: { head, rows } }: Paper): void {
  const drawTitles = () => {
    const [first = '', ...rest] = head;
    drawCells(sheet, { name: first, details: '', cells: rest }, 'muted');
  };
  drawTitles();
  for (const row of rows) {
    if (sheet.y + heightOf(sheet, row) > bottom) {
      sheet.addPage();
      sheet.y = margin;
      drawTitles();
    }
    drawCells(sheet, row, 'ink');
  }
}

function nameWidth({ cells }: PaperRow): number {
  return inner - widthsOf(cells.length).reduce((sum, width) => sum + width, 0) - 8;
}

function heightOf(sheet: Sheet, row: PaperRow): number {
  const width = nameWidth(row);
  write(sheet, 'text', 10, colour.ink);
  const name = sheet.heightOfString(row.name, { width });
  write(sheet, 'text', 8, colour.muted);
  return name + (row.details === '' ? 0 : sheet.heightOfString(row.details, { width })) + 11;
}

function drawCells(sheet: Sheet, row: PaperRow, tone: 'ink' | 'muted'): void {
  const top = sheet.y + 5;
  const size = tone === 'ink' ? 10 : 8.5;
  const end = sheet.y + heightOf(sheet, row);
  const width = nameWidth(row);
  write(sheet, 'text', size, colour[tone]);
  sheet.text(row.name, margin, top, { width });
  if (row.details !== '') {
    write(sheet, 'text', 8, colour.muted);
    sheet.text(row.details, margin, sheet.y, { width });
  }
  write(sheet, 'text', size, colour[tone]);
  const widths = widthsOf(row.cells.length);
  row.cells.forEach((cell, index) => {
    const after = widths.slice(index).reduce((sum, each) => sum + each, 0);
    sheet.text(cell, right - after, top, { width: widths[index] ?? 0, align: 'right' });
  });
  drawRule(sheet, end);
  sheet.y = end;
}

/** Sums are kept together on one page. */
function drawSums(sheet: Sheet, { sums, total, after }: Paper): void {
  keepTogether(sheet, (sums.length + after.length + 1) * 18 + 20);
  for (const sum of sums) drawSum(sheet, sum, 'text', 10);
  drawSum(sheet, total, 'strong', 13);
  for (const sum of after) drawSum(sheet, sum, 'text', 10);
  sheet.y += 18;
}

function drawSum(sheet: Sheet, [label, amount]: Sum, font: 'text' | 'strong', size: number): void {
  const top = sheet.y + 5;
  write(sheet, font, size, colour.ink);
  sheet.text(label, margin, top, { width: inner - 130, align: 'right' });
  const end = sheet.y;
  sheet.text(amount, right - 120, top, { width: 120, align: 'right' });
  sheet.y = end;
}

function drawTaxes(sheet: Sheet, { taxes: { head, rows } }: Paper): void {
  keepTogether(sheet, (rows.length + 1) * 20);
  const left = right - 3 * 90;
  for (const [index, cells] of [head, ...rows].entries()) {
    const top = sheet.y + 4;
    write(sheet, 'text', 9, index === 0 ? colour.muted : colour.ink);
    cells.forEach((cell, column) => {
      sheet.text(cell, left + column * 90, top, { width: 90, align: 'right' });
    });
    sheet.y = top + 14;
    drawRule(sheet, sheet.y, left);
  }
}

function keepTogether(sheet: Sheet, height: number): void {
  if (sheet.y + height <= bottom) return;
  sheet.addPage();
  sheet.y = margin;
}

/** Draws the shop's imprint and the page number on every page. */
function drawFeet(sheet: Sheet, { title, number }: Paper, { imprint, shopUrl }: Sender): void {
  const { count } = sheet.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.switchToPage(index);
    drawRule(sheet, page.height - 74);
    write(sheet, 'text', 7.5, colour.muted);
    sheet.text([...imprint, shopUrl].join('\n'), margin, page.height - 66, { width: inner - 120 });
    const place = count > 1 ? ` · ${index + 1}/${count}` : '';
    sheet.text(`${title} ${number}${place}`, right - 160, page.height - 66, {
      width: 160,
      align: 'right',
    });
  }
}

function drawRule(sheet: Sheet, top: number, left = margin): void {
  sheet.moveTo(left, top).lineTo(right, top).lineWidth(0.6).stroke(colour.line);
}

function write(sheet: Sheet, font: 'text' | 'strong', size: number, ink: string): void {
  sheet.font(font, size).fillColor(ink);
}
