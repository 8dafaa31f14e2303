import type { JsonObject } from '#schemas/document/element.ts';
import { withHidden } from '#schemas/editing/hidden.ts';
import type { Editing } from '../document/editing.ts';

/** Options as shoppers see them drawn: with what the person at work may not see in forms (PERM-20). */
export function withDrawnHidden(
  { hidden, blocks, scopes }: Editing,
  drawnId: string,
  type: string,
  options: JsonObject,
): JsonObject {
  const values = hidden[drawnId];
  const schema = blocks[type]?.model.schema;
  return values && schema ? withHidden(schema, options, values, scopes) : options;
}
