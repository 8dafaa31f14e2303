import type { BlockLabels } from '#schemas/block/labels.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import { fieldLabel } from '../../forms/field-labels.ts';
import { fieldPath, keysOf } from '../../forms/paths.ts';

/** What a field is called, from the outside in: `Stavke › Naslov`. */
export function fieldName(
  labels: BlockLabels | undefined,
  { options }: Pick<EditNode, 'options'>,
  path: string,
  language: Language,
): string {
  const keys = fieldPath(keysOf(path, options)).split('/');
  return keys
    .map((_, index) => fieldLabel(labels, keys.slice(0, index + 1).join('/'), language).label)
    .join(' › ');
}
