import type { EditNode } from '#schemas/editing/node.ts';
import { fieldPath, keysOf } from '../../forms/paths.ts';

/** Returns the path of a field for labels, without list items: `items/i1/title` becomes `items/title`. */
export function labelPath({ options }: Pick<EditNode, 'options'>, path: string): string {
  return fieldPath(keysOf(path, options));
}
