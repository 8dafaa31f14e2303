import Pdf from 'pdfkit';
import type { Sender } from '../../../mail/letter.ts';
import { createPen } from '../../../pdf/create-pen.ts';
import type { Pen } from '../../../pdf/pen.ts';
import { collect, colour, registerFonts, type Sheet } from '../../../pdf/sheet.ts';
import { ticketPng } from '../../digital/ticket-picture.ts';
import type { Sum } from './invoice-sums.ts';
import type { Paper, PaperRow } from './paper.ts';

const margin = 50;
/** A4 portrait, in points. */
const page = { width: 595.28, height: 841.89 } as const;
const inner = page.width - 2 * margin;
const right = page.width - margin;
/** Lower limit of the rows; the imprint is below it. */
const bottom = page.height - 90;
/** Lines of the table. */
const thin = { width: 0.6, ink: colour.line } as const;

/** Renders an invoice or credit note as a PDF with as many pages as needed. */
export async function paperPdf(paper: Paper, sender: Sender): Promise<Buffer> {
  const code = paper.fiscal && (await ticketPng(paper.fiscal.link));
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
  const draft = { sheet, pen: createPen(sheet, paper.language, page.width) };
  drawHead(draft, paper, sender);
  drawTable(draft, paper);
  drawSums(draft, paper);
  drawTaxes(draft, paper);
  if (paper.fiscal && code) drawFiscal(draft, paper.fiscal.facts, code);
  drawFeet(draft, paper, sender);
  sheet.end();
  return done;
}

interface Draft {
  readonly sheet: Sheet;
  readonly pen: Pen;
}

function drawHead(
  { sheet, pen }: Draft,
  { title, number, facts, seller, buyer }: Paper,
  sender: Sender,
) {
  pen.use('strong', 14, colour.ink);
  pen.text(sender.shopName, { left: margin, top: margin + 1, width: inner });
  pen.use('strong', 22, colour.ink);
  pen.text(`${title} ${number}`, { left: margin, top: margin + 44, width: inner });
  sheet.moveDown(0.4);
  for (const [label, value] of facts) {
    const top = sheet.y;
    pen.use('text', 9.5, colour.muted);
    pen.text(label, { left: margin, top, width: 130 });
    pen.use('text', 9.5, colour.ink);
    pen.text(value, { left: margin + 138, top, width: inner - 138 });
  }
  sheet.y += 16;
  const top = sheet.y;
  const ends = [seller, buyer].map((party, index) => {
    drawParty({ sheet, pen }, party, margin + (index * inner) / 2, top);
    return sheet.y;
  });
  sheet.y = Math.max(...ends) + 18;
}

function drawParty(
  { sheet, pen }: Draft,
  { label, lines }: Paper['seller'],
  left: number,
  top: number,
) {
  const width = inner / 2 - 16;
  pen.use('text', 8.5, colour.muted);
  pen.text(label, { left, top, width });
  const [first = '', ...rest] = lines;
  pen.use('strong', 10, colour.ink);
  pen.text(first, { left, top: sheet.y + 1, width });
  pen.use('text', 10, colour.ink);
  for (const line of rest) pen.text(line, { left, top: sheet.y, width });
}

const cellWidth = 78;
/** Width for quantities and rates. */
const narrow = 52;

/** Widths of the columns after the first, which takes the remaining width. */
function widthsOf(count: number): number[] {
  return count === 4 ? [narrow, cellWidth, narrow, cellWidth] : Array(count).fill(cellWidth);
}

function drawTable(draft: Draft, { table: { head, rows } }: Paper): void {
  const { sheet } = draft;
  const drawTitles = () => {
    const [first = '', ...rest] = head;
    drawCells(draft, { name: first, details: '', cells: rest }, 'muted');
  };
  drawTitles();
  for (const row of rows) {
    if (sheet.y + heightOf(draft.pen, row) > bottom) {
      sheet.addPage();
      sheet.y = margin;
      drawTitles();
    }
    drawCells(draft, row, 'ink');
  }
}

function nameWidth({ cells }: PaperRow): number {
  return inner - widthsOf(cells.length).reduce((sum, width) => sum + width, 0) - 8;
}

function heightOf(pen: Pen, row: PaperRow): number {
  const width = nameWidth(row);
  pen.use('text', 10, colour.ink);
  const name = pen.heightOf(row.name, width);
  pen.use('text', 8, colour.muted);
  return name + (row.details === '' ? 0 : pen.heightOf(row.details, width)) + 11;
}

function drawCells({ sheet, pen }: Draft, row: PaperRow, tone: 'ink' | 'muted'): void {
  const top = sheet.y + 5;
  const size = tone === 'ink' ? 10 : 8.5;
  const end = sheet.y + heightOf(pen, row);
  const width = nameWidth(row);
  pen.use('text', size, colour[tone]);
  pen.text(row.name, { left: margin, top, width });
  if (row.details !== '') {
    pen.use('text', 8, colour.muted);
    pen.text(row.details, { left: margin, top: sheet.y, width });
  }
  pen.use('text', size, colour[tone]);
  const widths = widthsOf(row.cells.length);
  row.cells.forEach((cell, index) => {
    const after = widths.slice(index).reduce((sum, each) => sum + each, 0);
    pen.text(cell, { left: right - after, top, width: widths[index] ?? 0, align: 'end' });
  });
  pen.rule(margin, right, end, thin);
  sheet.y = end;
}

/** Sums are kept together on one page. */
function drawSums(draft: Draft, { sums, total, after }: Paper): void {
  keepTogether(draft.sheet, (sums.length + after.length + 1) * 18 + 20);
  for (const sum of sums) drawSum(draft, sum, 'text', 10);
  drawSum(draft, total, 'strong', 13);
  for (const sum of after) drawSum(draft, sum, 'text', 10);
  draft.sheet.y += 18;
}

function drawSum(
  { sheet, pen }: Draft,
  [label, amount]: Sum,
  font: 'text' | 'strong',
  size: number,
): void {
  const top = sheet.y + 5;
  pen.use(font, size, colour.ink);
  pen.text(label, { left: margin, top, width: inner - 130, align: 'end' });
  const end = sheet.y;
  pen.text(amount, { left: right - 120, top, width: 120, align: 'end' });
  sheet.y = end;
}

function drawTaxes({ sheet, pen }: Draft, { taxes: { head, rows } }: Paper): void {
  keepTogether(sheet, (rows.length + 1) * 20);
  const left = right - 3 * 90;
  for (const [index, cells] of [head, ...rows].entries()) {
    const top = sheet.y + 4;
    pen.use('text', 9, index === 0 ? colour.muted : colour.ink);
    cells.forEach((cell, column) => {
      pen.text(cell, { left: left + column * 90, top, width: 90, align: 'end' });
    });
    sheet.y = top + Math.max(...cells.map((cell) => pen.heightOf(cell, 90))) + 3;
    pen.rule(left, right, sheet.y, thin);
  }
}

/** Side of the QR code; the law requires at least 2 cm. */
const codeSide = 78;

function drawFiscal({ sheet, pen }: Draft, facts: readonly Sum[], code: Buffer): void {
  keepTogether(sheet, codeSide + 24);
  const top = sheet.y + 20;
  sheet.image(code, margin, top, { width: codeSide, height: codeSide });
  sheet.y = top + 8;
  for (const fact of facts) drawFact({ sheet, pen }, fact, margin + codeSide + 12);
  sheet.y = Math.max(sheet.y, top + codeSide);
}

function drawFact({ sheet, pen }: Draft, [label, value]: Sum, left: number): void {
  const top = sheet.y;
  pen.use('text', 8.5, colour.muted);
  pen.text(label, { left, top, width: 110 });
  pen.use('text', 8.5, colour.ink);
  pen.text(value, { left: left + 116, top, width: right - left - 116 });
}

function keepTogether(sheet: Sheet, height: number): void {
  if (sheet.y + height <= bottom) return;
  sheet.addPage();
  sheet.y = margin;
}

/** Draws the shop's imprint and the page number on every page. */
function drawFeet(
  { sheet, pen }: Draft,
  { title, number }: Paper,
  { imprint, shopUrl }: Sender,
): void {
  const { count } = sheet.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.switchToPage(index);
    pen.rule(margin, right, page.height - 74, thin);
    pen.use('text', 7.5, colour.muted);
    pen.text([...imprint, shopUrl].join('\n'), {
      left: margin,
      top: page.height - 66,
      width: inner - 120,
    });
    const place = count > 1 ? ` · ${index + 1}/${count}` : '';
    pen.text(`${title} ${number}${place}`, {
      left: right - 160,
      top: page.height - 66,
      width: 160,
      align: 'end',
    });
  }
}
