import Pdf from 'pdfkit';
import { type Language, textsIn } from '#schemas/languages.ts';
import { fill } from '../../mail/fill.ts';
import type { Sender } from '../../mail/letter.ts';
import type { MailFormat } from '../../mail/mail-format.ts';
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
  for (const [index, ticket] of tickets.entries()) {
    const picture = await ticketPng(ticket.code);
    drawTicket(sheet, ticket, print, { index, count: tickets.length, picture });
  }
  sheet.end();
  return done;
}

interface Place {
  readonly index: number;
  readonly count: number;
  readonly picture: Buffer;
}

function drawTicket(sheet: Sheet, ticket: Ticket, print: TicketPrint, place: Place): void {
  sheet.addPage();
  drawHead(sheet, print);
  const t = textsIn(digitalTexts, print.language);
  const title = ticket.event ?? ticket.name;
  sheet.font('strong', 24).fillColor(colour.ink);
  sheet.text(title, page.margin, 90, { width: inner, height: 72, lineGap: -2, ellipsis: true });
  if (title !== ticket.name) {
    sheet.font('text', 12).fillColor(colour.muted).text(ticket.name, { width: inner });
  }
  sheet.moveDown(0.9);
  for (const [label, value] of factsOf(ticket, print, place)) {
    if (sheet.y < codeTop - 24) drawFact(sheet, label, value);
  }
  drawCode(sheet, ticket, place.picture, t.once);
  drawFoot(sheet, print.sender);
}

/** Draws the shop's name and what the paper is. */
function drawHead(sheet: Sheet, { sender, language }: TicketPrint): void {
  const { margin } = page;
  sheet.font('strong', 14).fillColor(colour.ink);
  sheet.text(sender.shopName, margin, margin + 1, { width: inner - 130, lineBreak: false });
  sheet.font('text', 11).fillColor(colour.muted);
  sheet.text(textsIn(digitalTexts, language).ticket, margin, margin + 3, {
    width: inner,
    align: 'right',
  });
  sheet
    .moveTo(margin, 72)
    .lineTo(page.width - margin, 72)
    .lineWidth(1.6)
    .stroke(colour.ink);
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

function drawFact(sheet: Sheet, label: string, value: string): void {
  const top = sheet.y;
  sheet.font('text', 10.5).fillColor(colour.muted);
  sheet.text(label, page.margin, top + 1, { width: labelWidth, lineBreak: false, ellipsis: true });
  sheet.font('strong', 11.5).fillColor(colour.ink);
  const width = inner - labelWidth - 8;
  sheet.text(value, page.margin + labelWidth + 8, top, { width, height: 42, ellipsis: true });
  sheet.y += 4;
}

/**
 * Draws the code at a fixed position at the foot of the page, independent of the length of the text above.
 */
function drawCode(sheet: Sheet, { code }: Ticket, picture: Buffer, note: string): void {
  const side = 176;
  const top = codeTop;
  sheet.image(picture, (page.width - side) / 2, top, { width: side, height: side });
  sheet.font('strong', 14).fillColor(colour.ink);
  const centred = { width: inner, align: 'center' } as const;
  sheet.text(showTicketCode(code), page.margin, top + side + 2, {
    ...centred,
    characterSpacing: 0.6,
  });
  sheet
    .font('text', 9.5)
    .fillColor(colour.muted)
    .text(note, page.margin, sheet.y + 4, centred);
}

function drawFoot(sheet: Sheet, { imprint, shopUrl }: Sender): void {
  const lines = [...imprint, shopUrl].join('\n');
  const top = page.height - 28;
  sheet.page.margins.bottom = 0;
  sheet.font('text', 7).fillColor(colour.muted);
  const height = sheet.heightOfString(lines, { width: inner });
  const start = top - height + 10;
  sheet.moveTo(page.margin, start - 6).lineTo(page.width - page.margin, start - 6);
  sheet.lineWidth(0.6).stroke(colour.line);
  sheet.text(lines, page.margin, start, { width: inner });
  sheet.page.margins.bottom = page.margin;
}
