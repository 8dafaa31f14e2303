import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import { schemaKeywords } from '../block/fragments.ts';
import { elementInputSchema, elementSchema } from '../document/element.schema.ts';
import { editNodeSchema } from '../editing/node.schema.ts';
import { categorySchema } from '../entities/category.ts';
import { navigationItemSchema } from '../entities/navigation-item.ts';

/** Schemas with an `$id`: they are recursive, so other schemas refer to them. */
const referencedSchemas = [
  elementSchema,
  elementInputSchema,
  editNodeSchema,
  categorySchema,
  navigationItemSchema,
];

/**
 * Returns the only Ajv setup: unknown keywords, open types and other mistakes in a schema throw at compile
 * time. Patterns come from code only, never from editors (they run as regular expressions).
 */
export function createAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({ strict: true, allErrors: true, ...options });
  addFormats.default(ajv);
  for (const keyword of schemaKeywords) ajv.addKeyword(keyword);
  ajv.addSchema(referencedSchemas);
  return ajv;
}
