import type { BlockLabels } from '#schemas/block/labels.ts';
import { plainPath } from '#schemas/editing/layers.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import { fieldLabel } from '../../../model/labels/field-labels.ts';
import { labelPath } from './label-path.ts';

/** Returns the label of a field with its groups, outermost first: `Stavke › Naslov`. */
export function fieldName(
  labels: BlockLabels | undefined,
  node: Pick<EditNode, 'options'>,
  path: string,
  language: Language,
): string {
  const keys = labelPath(node, plainPath(path)).split('/');
  return keys
    .map((_, index) => fieldLabel(labels, keys.slice(0, index + 1).join('/'), language).label)
    .join(' › ');
}
