import type { JsonObject } from '#schemas/document/element.ts';
import { withHidden } from '#schemas/editing/hidden.ts';
import type { Editing } from '../../model/document/editing.ts';

/**
 * Returns options as rendered for shoppers, including fields that the user may not see in forms (PERM-20).
 */
export function withRenderedHidden(
  { hidden, blocks, scopes }: Editing,
  renderedId: string,
  type: string,
  options: JsonObject,
): JsonObject {
  const values = hidden[renderedId];
  const schema = blocks[type]?.model.schema;
  return values && schema ? withHidden(schema, options, values, scopes) : options;
}
