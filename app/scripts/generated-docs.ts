import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoint, endpointNames } from '#schemas/api/contract.ts';
import { errors } from '#schemas/errors.ts';
import { denied } from './denied-names.mjs';
import { drawingOf } from './folder-drawing.ts';
import { readSources } from './imports.ts';
import { root, sources } from './prepare.mjs';

const start = '<!-- Written by `npm run gen`. -->\n';
const end = '<!-- End of what `npm run gen` writes. -->';

/** Returns the pages of the documentation whose generated parts are out of date, with their new text. */
export function outdatedDocs(): Record<string, string> {
  const parts = {
    'architecture.md': `\`\`\`mermaid\n${drawingOf(readSources(sources))}\`\`\`\n`,
    'contract.md': callTable(),
    'errors.md': errorTable(),
    'glossary.md': table([['Instead of', 'Use'], ...denied]),
  };
  const pages = Object.entries(parts).map(([name, part]) => {
    const file = join(root, 'docs', name);
    const text = readFileSync(file, 'utf8');
    return { file, text, written: withPart(text, part) };
  });
  const outdated = pages.filter(({ text, written }) => text !== written);
  return Object.fromEntries(outdated.map(({ file, written }) => [file, written]));
}

function withPart(text: string, part: string): string {
  const [before, rest = ''] = text.split(start);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`A page lacks ${start}or ${end}`);
  return `${before}${start}\n${part}\n${end}${after}`;
}

function callTable(): string {
  const rows = endpointNames.map((name) => {
    const { method, path, access, rate = '', summary } = endpoint(name);
    return [`\`${name}\``, `\`${method} ${path}\``, access, rate, summary];
  });
  return table([['Call', 'Route', 'Who', 'Limit', 'Summary'], ...rows]);
}

function errorTable(): string {
  const rows = Object.entries(errors).map(([code, { status, message }]) => {
    return [`\`${code}\``, String(status), message];
  });
  return table([['Code', 'Status', 'Message'], ...rows]);
}

/** Returns a Markdown table with padded columns. */
export function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const [head = [], ...body] = cells;
  const widths = head.map((_, i) => Math.max(3, ...cells.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |\n`;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(line).join('');
}
