import type { EditNode } from '#schemas/editing/node.ts';
import { fieldPath, keysOf } from '../../forms/paths.ts';

/** Path of a field as labels name it, without members of lists: `items/i1/title` to `items/title`. */
export function labelPath({ options }: Pick<EditNode, 'options'>, path: string): string {
  return fieldPath(keysOf(path, options));
}
