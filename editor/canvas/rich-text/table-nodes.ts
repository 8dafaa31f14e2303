import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, Number(element.getAttribute(name)) || 1),
  renderHTML: (held: Record<string, unknown>) =>
    held[name] === 1 ? {} : { [name]: String(held[name]) },
});

const spans = { colspan: span('colspan'), rowspan: span('rowspan') };

/** Rendered as in the storefront: without column widths, in a scrolling box. */
const PlainTable = Table.extend({
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { class: 'table' }, ['table', ['tbody', 0]]],
}).configure({ View: null });

const HeaderCell = TableHeader.extend({
  addAttributes: () => ({
    ...spans,
    scope: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute('scope'),
    },
  }),
});

const Cell = TableCell.extend({ addAttributes: () => spans });

export const tableNodes = [PlainTable, TableRow, HeaderCell, Cell];
