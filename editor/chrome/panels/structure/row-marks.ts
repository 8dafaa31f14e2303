import type { EditNode, Problem } from '#schemas/editing/node.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import type { Editing } from '../../../model/document/editing.ts';
import { openOriginalsOf, translationsOf } from '../../../model/document/translations.ts';

export type RowMark =
  | 'hidden'
  | 'locked'
  | 'shared'
  | 'unknown'
  | 'translationMissing'
  | 'translationStale'
  | 'textExample';

/** Returns the marks of a node's row. */
export function rowMarks(editing: Editing, node: EditNode): RowMark[] {
  const owner = node.master === null ? node : editing.nodes.get(node.master);
  const isShown = !node.meta.languages || node.meta.languages.includes(editing.language);
  const translation = owner ? translationMark(editing, owner) : null;
  return [
    ...(editing.blocks[node.handler] ? [] : ['unknown' as const]),
    ...(node.meta.hidden || !isShown ? ['hidden' as const] : []),
    ...(node.locked ? ['locked' as const] : []),
    ...(node.master === null ? [] : ['shared' as const]),
    ...(translation ? [translation] : []),
  ];
}

function translationMark(editing: Editing, node: EditNode): RowMark | null {
  if (editing.language === defaultLanguage) {
    const open = openOriginalsOf(node, editing.blocks);
    return open.some(({ code }) => code === 'textExample') ? 'textExample' : null;
  }
  const states = translationsOf(node, editing.blocks, editing.language).map(({ state }) => state);
  if (states.includes('missing')) return 'translationMissing';
  if (states.includes('stale')) return 'translationStale';
  return states.includes('example') ? 'textExample' : null;
}

export function countErrors(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}
