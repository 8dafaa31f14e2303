import type { Letter, LetterPart, Sender } from './letter.ts';

/** Renders the mail as plain text. */
export function renderText(letter: Letter, sender: Sender): string {
  const foot = ['--', sender.shopName, sender.shopUrl, ...sender.imprint].join('\n');
  const parts = letter.parts.map(renderPart).filter((text) => text !== '');
  return `${[letter.title, ...parts, foot].join('\n\n')}\n`;
}

function renderPart(part: LetterPart): string {
  switch (part.kind) {
    case 'heading':
      return part.text.toUpperCase();
    case 'code':
      return `${part.label}:\n\n    ${part.code}`;
    case 'button':
    case 'link':
      return `${part.label}:\n${part.href}`;
    case 'facts':
    case 'slip':
      return renderRows(part.rows);
    case 'items':
      return [
        ...part.items.map(({ name, details, price }) =>
          [`* ${name} – ${price}`, ...(details === '' ? [] : [`  ${details}`])].join('\n'),
        ),
        '',
        renderRows([...part.totals, part.total]),
      ].join('\n');
    default:
      return part.text;
  }
}

function renderRows(rows: readonly (readonly [string, string])[]): string {
  return rows.map(([label, value]) => `${label}: ${value}`).join('\n');
}
