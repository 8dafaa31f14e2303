import { documentLanguage } from '#schemas/languages.ts';
import { escapeMarkup } from './escape.ts';
import type { Letter, LetterPart, Sender } from './letter.ts';

/** The sea chart's light colours: mail programs support neither variables nor light-dark(). */
const colour = {
  paper: '#f7f4ec',
  surface: '#ffffff',
  foam: '#dce9ee',
  ink: '#0c2233',
  muted: '#51636f',
  sea: '#14608c',
  line: '#d5cfbf',
} as const;

const display = "'Newsreader','Iowan Old Style',Georgia,'Times New Roman',serif";
const body = "'Hanken Grotesk','Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif";
const paragraph = `margin:0 0 16px;font:16px/1.55 ${body};color:${colour.ink}`;

/** Renders the mail as HTML without external files: tables and inline styles, no script. */
export function renderHtml(letter: Letter, sender: Sender): string {
  const { language, subject, preview, title, parts } = letter;
  return `<!doctype html>
<html ${documentLanguage(language)}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="format-detection" content="telephone=no"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">
<title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:0;background:${colour.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${colour.paper}">
<tr><td align="center" style="padding:24px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 4px 16px">${renderHead(sender)}</td></tr>
<tr><td bgcolor="${colour.surface}" style="border:1px solid ${colour.line};border-top:3px solid ${colour.ink};padding:32px 28px 20px">
<h1 style="margin:0 0 20px;font:400 30px/1.15 ${display};color:${colour.ink}">${escapeMarkup(title)}</h1>
${parts.map(renderPart).join('\n')}
</td></tr>
<tr><td style="padding:20px 4px 0">${renderFoot(sender)}</td></tr>
</table></td></tr></table></body></html>
`;
}

/** The name of the shop next to a signal flag. */
function renderHead({ shopName, shopUrl }: Sender): string {
  const half = (fill: string) =>
    `<td width="12" height="20" bgcolor="${fill}" style="font-size:0;line-height:0">&nbsp;</td>`;
  const flag = `<table role="presentation" cellpadding="0" cellspacing="0" style="border:1px solid ${colour.ink}">
<tr>${half('#f3bf2f')}${half('#1a639c')}</tr></table>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="padding-right:12px">${flag}</td>
<td><a href="${escapeMarkup(shopUrl)}" style="font:400 22px/1 ${display};color:${colour.ink};text-decoration:none">${escapeMarkup(shopName)}</a></td>
</tr></table>`;
}

function renderFoot({ imprint }: Sender): string {
  const lines = imprint.map(escapeMarkup).join('<br>');
  return `<p style="margin:0;font:13px/1.6 ${body};color:${colour.muted}">${lines}</p>`;
}

function renderPart(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return `<p style="${paragraph}">${lines(part.text)}</p>`;
    case 'quiet':
      return `<p style="margin:0 0 16px;font:14px/1.55 ${body};color:${colour.muted}">${lines(part.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:28px 0 10px;padding-bottom:6px;border-bottom:1px solid ${colour.line};font:400 21px/1.25 ${display};color:${colour.ink}">${escapeMarkup(part.text)}</h2>`;
    case 'code':
      return renderCode(part);
    case 'button':
      return renderButton(part.label, part.href);
    case 'link':
      return `<p style="${paragraph}"><a href="${escapeMarkup(part.href)}" style="color:${colour.sea}">${escapeMarkup(part.label)}</a></p>`;
    case 'facts':
      return renderFacts(part.rows);
    case 'items':
      return renderItems(part);
    case 'slip':
      return renderSlip(part);
  }
}

function renderCode({ label, code }: Extract<LetterPart, { kind: 'code' }>): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 20px"><tr>
<td align="center" bgcolor="${colour.foam}" style="padding:18px 12px 20px;border-left:3px solid ${colour.sea}">
<p style="margin:0 0 10px;font:14px/1.4 ${body};color:${colour.muted}">${escapeMarkup(label)}</p>
<p style="margin:0;font:600 34px/1 ${body};letter-spacing:5px;white-space:nowrap;color:${colour.ink}">${escapeMarkup(code)}</p>
</td></tr></table>`;
}

function renderButton(label: string, href: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 20px"><tr>
<td bgcolor="${colour.sea}" style="border-radius:2px"><a href="${escapeMarkup(href)}" style="display:inline-block;padding:13px 22px;font:600 16px/1.2 ${body};color:#ffffff;text-decoration:none">${escapeMarkup(label)}</a></td>
</tr></table>`;
}

function renderFacts(rows: readonly (readonly [string, string])[]): string {
  const cells = rows.map(
    ([label, value]) => `<tr>
<td valign="top" style="padding:6px 16px 6px 0;font:14px/1.45 ${body};color:${colour.muted}">${escapeMarkup(label)}</td>
<td valign="top" style="padding:6px 0;font:15px/1.45 ${body};color:${colour.ink}">${lines(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px">${cells.join('')}</table>`;
}

type Part<K extends LetterPart['kind']> = Extract<LetterPart, { kind: K }>;

function renderItems({ items, totals, total }: Part<'items'>): string {
  const price = `padding:10px 0;font:15px/1.45 ${body};color:${colour.ink};text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums`;
  const rows = items.map(
    ({ name, details, price: amount }) => `<tr>
<td style="padding:10px 16px 10px 0;border-bottom:1px solid ${colour.line}"><span style="font:400 18px/1.3 ${display};color:${colour.ink}">${escapeMarkup(name)}</span>${details === '' ? '' : `<br><span style="font:14px/1.45 ${body};color:${colour.muted}">${escapeMarkup(details)}</span>`}</td>
<td valign="top" style="${price};border-bottom:1px solid ${colour.line}">${escapeMarkup(amount)}</td></tr>`,
  );
  const sums = totals.map(
    ([label, value]) => `<tr>
<td style="padding:5px 16px 0 0;font:14px/1.5 ${body};color:${colour.muted}">${escapeMarkup(label)}</td>
<td style="${price};padding:5px 0 0;font-size:14px;color:${colour.muted}">${escapeMarkup(value)}</td></tr>`,
  );
  const last = `<tr>
<td style="padding:12px 16px 0 0;font:600 17px/1.4 ${body};color:${colour.ink}">${escapeMarkup(total[0])}</td>
<td style="${price};padding:12px 0 0;font-weight:600;font-size:19px">${escapeMarkup(total[1])}</td></tr>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.join('')}${sums.join('')}${last}</table>`;
}

function renderSlip({ rows, alt, picture }: Part<'slip'>): string {
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border:1px solid ${colour.ink}"><tr>
<td bgcolor="${colour.foam}" style="padding:16px 18px 4px">${renderFacts(rows)}</td></tr><tr>
<td align="center" bgcolor="#ffffff" style="padding:14px 10px"><img src="cid:${escapeMarkup(picture)}" alt="${escapeMarkup(alt)}" width="420" style="display:block;width:100%;max-width:420px;height:auto"></td>
</tr></table>`;
}

function lines(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>');
}
