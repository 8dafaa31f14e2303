import Pdf from 'pdfkit';
import { type Language, textsIn } from '#schemas/languages.ts';
import { fill } from '../../mail/fill.ts';
import type { Sender } from '../../mail/letter.ts';
import type { MailFormat } from '../../mail/mail-format.ts';
import { createPen } from '../../pdf/create-pen.ts';
import type { Pen } from '../../pdf/pen.ts';
import { collect, colour, registerFonts, type Sheet } from '../../pdf/sheet.ts';
import { digitalTexts } from './digital-texts.ts';
import type { Ticket } from './load-tickets.ts';
import { showTicketCode } from './ticket-code.ts';
import { ticketPng } from './ticket-picture.ts';

/** Order, shop and format data of printed tickets. */
export interface TicketPrint {
  readonly orderNumber: string;
  readonly language: Language;
  readonly sender: Sender;
  readonly format: Pick<MailFormat, 'date' | 'minute'>;
}

/** A5 portrait, in points; two fit on a sheet of A4. */
const page = { width: 419.53, height: 595.28, margin: 36 } as const;
const inner = page.width - 2 * page.margin;
/** Top of the code: longer text above is cut there, so that it never covers the code. */
const codeTop = 312;

/** Renders the tickets as a PDF, one per page. */
export async function ticketPdf(tickets: readonly Ticket[], print: TicketPrint): Promise<Buffer> {
  const t = textsIn(digitalTexts, print.language);
  const sheet = new Pdf({
    size: [page.width, page.height],
    margin: page.margin,
    autoFirstPage: false,
    lang: print.language,
    displayTitle: true,
    info: { Title: `${t.ticket} ${print.orderNumber}`, Author: print.sender.shopName },
  });
  const done = collect(sheet);
  registerFonts(sheet);
  const draft = { sheet, pen: createPen(sheet, print.language, page.width) };
  for (const [index, ticket] of tickets.entries()) {
    const picture = await ticketPng(ticket.code);
    drawTicket(draft, ticket, print, { index, count: tickets.length, picture });
  }
  sheet.end();
  return done;
}

interface Place {
  readonly index: number;
  readonly count: number;
  readonly picture: Buffer;
}

interface Draft {
  readonly sheet: Sheet;
  readonly pen: Pen;
}

function drawTicket(draft: Draft, ticket: Ticket, print: TicketPrint, place: Place): void {
  const { sheet, pen } = draft;
  const { margin } = page;
  sheet.addPage();
  drawHead(pen, print);
  const t = textsIn(digitalTexts, print.language);
  const title = ticket.event ?? ticket.name;
  pen.use('strong', 24, colour.ink);
  pen.text(title, { left: margin, top: 90, width: inner, height: 72, lineGap: -2 });
  if (title !== ticket.name) {
    pen.use('text', 12, colour.muted);
    pen.text(ticket.name, { left: margin, top: sheet.y, width: inner });
  }
  sheet.moveDown(0.9);
  for (const [label, value] of factsOf(ticket, print, place)) {
    if (sheet.y < codeTop - 24) drawFact(draft, label, value);
  }
  drawCode(draft, ticket, place.picture, t.once);
  drawFoot(draft, print.sender);
}

/** Draws the shop's name and the title of the paper. */
function drawHead(pen: Pen, { sender, language }: TicketPrint): void {
  const { margin: left } = page;
  pen.use('strong', 14, colour.ink);
  pen.text(sender.shopName, { left, top: left + 1, width: inner - 130, isOneLine: true });
  pen.use('text', 11, colour.muted);
  const { ticket } = textsIn(digitalTexts, language);
  pen.text(ticket, { left, top: left + 3, width: inner, align: 'end' });
  pen.rule(left, page.width - left, 72, { width: 1.6, ink: colour.ink });
}

type Fact = readonly [label: string, value: string];

function factsOf(
  ticket: Ticket,
  { orderNumber, language, format }: TicketPrint,
  { index, count }: Place,
): Fact[] {
  const t = textsIn(digitalTexts, language);
  const { startsAt, place, seat, chosen } = ticket;
  const ofAll = fill(t.ofTickets, { number: String(index + 1), count: String(count) });
  return [
    ...(startsAt === null ? [] : [[t.when, timeOf(ticket, language, format)] as const]),
    ...(place === null ? [] : [[t.place, place] as const]),
    ...(seat === null ? [] : [[t.seat, seat] as const]),
    [t.order, count > 1 ? `${orderNumber} · ${ofAll}` : orderNumber],
    ...chosen.map(({ label, value }) => [label, value] as const),
  ];
}

function timeOf(
  { startsAt, endsAt }: Ticket,
  language: Language,
  format: TicketPrint['format'],
): string {
  if (startsAt === null) return '';
  const start = format.minute(startsAt, language);
  if (endsAt === null) return start;
  const end = format.minute(endsAt, language);
  const day = `${format.date(startsAt, language)}, `;
  return `${start} ${fill(textsIn(digitalTexts, language).until, { time: end.replace(day, '') })}`;
}

const labelWidth = 76;

function drawFact({ sheet, pen }: Draft, label: string, value: string): void {
  const top = sheet.y;
  const { margin } = page;
  pen.use('text', 10.5, colour.muted);
  pen.text(label, { left: margin, top: top + 1, width: labelWidth, isOneLine: true });
  pen.use('strong', 11.5, colour.ink);
  const width = inner - labelWidth - 8;
  pen.text(value, { left: margin + labelWidth + 8, top, width, height: 42 });
  sheet.y += 4;
}

/**
 * Draws the code at a fixed position at the foot of the page, independent of the length of the text above.
 */
function drawCode({ sheet, pen }: Draft, { code }: Ticket, picture: Buffer, note: string): void {
  const side = 176;
  const top = codeTop;
  sheet.image(picture, (page.width - side) / 2, top, { width: side, height: side });
  const centred = { left: page.margin, width: inner, align: 'center' } as const;
  pen.use('strong', 14, colour.ink);
  pen.text(showTicketCode(code), { ...centred, top: top + side + 2, characterSpacing: 0.6 });
  pen.use('text', 9.5, colour.muted);
  pen.text(note, { ...centred, top: sheet.y + 4 });
}

function drawFoot({ sheet, pen }: Draft, { imprint, shopUrl }: Sender): void {
  const lines = [...imprint, shopUrl].join('\n');
  const top = page.height - 28;
  sheet.page.margins.bottom = 0;
  pen.use('text', 7, colour.muted);
  const start = top - pen.heightOf(lines, inner) + 10;
  const thin = { width: 0.6, ink: colour.line };
  pen.rule(page.margin, page.width - page.margin, start - 6, thin);
  pen.text(lines, { left: page.margin, top: start, width: inner });
  sheet.page.margins.bottom = page.margin;
}
