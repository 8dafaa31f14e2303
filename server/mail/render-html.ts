import { documentLanguage } from '#schemas/languages.ts';
import { splitAtEmailBreaks } from '#schemas/rules/email-breaks.ts';
import { escapeMarkup } from './escape.ts';
import type { Letter, LetterPart, Sender } from './letter.ts';
import { logoMarkup } from './logo.ts';
import type { MailStyle } from './mail-style.ts';

/** Renders the mail as HTML without external files: tables and inline styles, no script. */
export function renderHtml(letter: Letter, sender: Sender): string {
  const { language, subject, preview, title, parts } = letter;
  const { style } = sender;
  return `<!doctype html>
<html ${documentLanguage(language)}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="format-detection" content="telephone=no"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">
<title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:0;background:${style.ground}">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${style.ground}">
<tr><td align="center" style="padding:24px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 4px 16px">${renderHead(sender)}</td></tr>
<tr><td bgcolor="${style.surface}" style="border:1px solid ${style.line};border-top:3px solid ${style.text};padding:32px 28px 20px">
<h1 style="margin:0 0 20px;font:${style.headingWeight} 30px/1.15 ${style.display};color:${style.text}">${escapeMarkup(title)}</h1>
${parts.map((part) => renderPart(part, style)).join('\n')}
</td></tr>
<tr><td style="padding:20px 4px 0">${renderFoot(sender)}</td></tr>
</table></td></tr></table></body></html>
`;
}

function renderHead({ shopName, shopUrl, style, logo }: Sender): string {
  return `<a href="${escapeMarkup(shopUrl)}" style="font:${style.headingWeight} 24px/1.2 ${style.display};color:${style.text};text-decoration:none">${logo ? logoMarkup : ''}${escapeMarkup(shopName)}</a>`;
}

function renderFoot({ imprint, style }: Sender): string {
  return `<p style="margin:0;font:13px/1.6 ${style.body};color:${style.muted}">${lines(imprint.join('\n'))}</p>`;
}

const paragraph = ({ body, text }: MailStyle) =>
  `margin:0 0 16px;font:16px/1.55 ${body};color:${text}`;

function renderPart(part: LetterPart, style: MailStyle): string {
  switch (part.kind) {
    case 'text':
      return `<p style="${paragraph(style)}">${lines(part.text)}</p>`;
    case 'quiet':
      return `<p style="margin:0 0 16px;font:14px/1.55 ${style.body};color:${style.muted}">${lines(part.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:28px 0 10px;padding-bottom:6px;border-bottom:1px solid ${style.line};font:${style.headingWeight} 21px/1.25 ${style.display};color:${style.text}">${escapeMarkup(part.text)}</h2>`;
    case 'code':
      return renderCode(part, style);
    case 'button':
      return renderButton(part, style);
    case 'link':
      return `<p style="${paragraph(style)}"><a href="${escapeMarkup(part.href)}" style="color:${style.accent}">${escapeMarkup(part.label)}</a></p>`;
    case 'facts':
      return renderFacts(part.rows, style);
    case 'items':
      return renderItems(part, style);
    case 'slip':
      return renderSlip(part, style);
  }
}

function renderCode({ label, code }: Part<'code'>, style: MailStyle): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 20px"><tr>
<td align="center" bgcolor="${style.quiet}" style="padding:18px 12px 20px;border-left:3px solid ${style.accent}">
<p style="margin:0 0 10px;font:14px/1.4 ${style.body};color:${style.muted}">${escapeMarkup(label)}</p>
<p style="margin:0;font:600 34px/1 ${style.body};letter-spacing:5px;white-space:nowrap;color:${style.text}">${escapeMarkup(code)}</p>
</td></tr></table>`;
}

function renderButton({ label, href }: Part<'button'>, style: MailStyle): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 20px"><tr>
<td bgcolor="${style.accent}" style="border-radius:${style.corner}"><a href="${escapeMarkup(href)}" style="display:inline-block;padding:13px 22px;font:600 16px/1.2 ${style.body};color:${style.onAccent};text-decoration:none">${escapeMarkup(label)}</a></td>
</tr></table>`;
}

function renderFacts(rows: readonly (readonly [string, string])[], style: MailStyle): string {
  const cells = rows.map(
    ([label, value]) => `<tr>
<td valign="top" style="padding:6px 16px 6px 0;font:14px/1.45 ${style.body};color:${style.muted}">${escapeMarkup(label)}</td>
<td valign="top" style="padding:6px 0;font:15px/1.45 ${style.body};color:${style.text};overflow-wrap:anywhere">${lines(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px">${cells.join('')}</table>`;
}

type Part<K extends LetterPart['kind']> = Extract<LetterPart, { kind: K }>;

function renderItems({ items, totals, total }: Part<'items'>, style: MailStyle): string {
  const price = `padding:10px 0;font:15px/1.45 ${style.body};color:${style.text};text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums`;
  const rows = items.map(
    ({ name, details, price: amount }) => `<tr>
<td style="padding:10px 16px 10px 0;border-bottom:1px solid ${style.line}"><span style="font:400 18px/1.3 ${style.display};color:${style.text}">${escapeMarkup(name)}</span>${details === '' ? '' : `<br><span style="font:14px/1.45 ${style.body};color:${style.muted}">${escapeMarkup(details)}</span>`}</td>
<td valign="top" style="${price};border-bottom:1px solid ${style.line}">${escapeMarkup(amount)}</td></tr>`,
  );
  const sums = totals.map(
    ([label, value]) => `<tr>
<td style="padding:5px 16px 0 0;font:14px/1.5 ${style.body};color:${style.muted}">${escapeMarkup(label)}</td>
<td style="${price};padding:5px 0 0;font-size:14px;color:${style.muted}">${escapeMarkup(value)}</td></tr>`,
  );
  const last = `<tr>
<td style="padding:12px 16px 0 0;font:600 17px/1.4 ${style.body};color:${style.text}">${escapeMarkup(total[0])}</td>
<td style="${price};padding:12px 0 0;font-weight:600;font-size:19px">${escapeMarkup(total[1])}</td></tr>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.join('')}${sums.join('')}${last}</table>`;
}

function renderSlip({ rows, alt, picture }: Part<'slip'>, style: MailStyle): string {
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border:1px solid ${style.text}"><tr>
<td bgcolor="${style.quiet}" style="padding:16px 18px 4px">${renderFacts(rows, style)}</td></tr><tr>
<td align="center" bgcolor="#ffffff" style="padding:14px 10px"><img src="cid:${escapeMarkup(picture)}" alt="${escapeMarkup(alt)}" width="420" style="display:block;width:100%;max-width:420px;height:auto"></td>
</tr></table>`;
}

/** Email addresses wrap before `@` and dots, so that a narrow table does not cut their words. */
function lines(text: string): string {
  return splitAtEmailBreaks(text).map(escapeMarkup).join('<wbr>').replaceAll('\n', '<br>');
}
