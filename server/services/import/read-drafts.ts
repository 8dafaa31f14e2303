import { type Draft, type RowRules, readDraft } from './draft.ts';
import { groupedDrafts, nameOptions } from './group-drafts.ts';
import type { TableRow } from './table.ts';

/** Yields the products of the file in its order. */
export async function* readDrafts(
  rows: AsyncIterable<TableRow>,
  rules: RowRules,
): AsyncGenerator<Draft> {
  const isGrouped = rules.columns.some(({ target }) => target.name === 'group');
  const skuOf = new Map<string, string>();
  let group: Draft[] = [];
  for await (const row of rows) {
    const draft = readDraft(row, rules);
    if (isGrouped && draft.group !== '') {
      if (group[0] && group[0].group !== draft.group) {
        yield* groupedDrafts(group, rules);
        group = [];
      }
      group.push(draft);
      continue;
    }
    nameOptions([draft], rules);
    settleType(draft);
    settleParent(draft, skuOf);
    yield draft;
  }
  yield* groupedDrafts(group, rules);
}

/** Reads kinds of products as WooCommerce writes them: `simple`, `variable`, `variation, virtual`. */
function settleType(draft: Draft): void {
  const kinds = draft.type
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim());
  if (kinds.includes('variable')) draft.data.format = 'Configurable';
  if (kinds.includes('grouped') || kinds.includes('external')) {
    draft.errors.push({ column: 'type', value: draft.type, code: 'typeUnknown' });
  }
  if (!kinds.includes('variation')) return;
  const attributes = (draft.data.attributes ?? {}) as Record<string, readonly string[] | null>;
  for (const [code, values] of Object.entries(attributes)) {
    const key = values?.[0];
    if (key !== undefined) draft.options.set(code, { key, label: draft.labels.get(code) ?? key });
  }
}

/** A parent is named by its SKU, or as `id:5` by the id that its row has. */
function settleParent(draft: Draft, skuOf: Map<string, string>): void {
  if (draft.id !== '' && draft.parent === null) {
    draft.sku ||= `id-${draft.id}`;
    skuOf.set(draft.id, draft.sku);
  }
  const id = /^id:(.+)$/.exec(draft.parent ?? '')?.[1];
  if (id !== undefined) draft.parent = skuOf.get(id) ?? draft.parent;
}
