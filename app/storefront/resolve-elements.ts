import type { LoadContext } from '#runtime/block/types.ts';
import { blockData, type ResolvedElements } from '#runtime/page/edit-payload.ts';
import { loadBlocks } from '#runtime/page/load-blocks.ts';
import { type Preparation, prepareElements } from '#runtime/page/prepare.ts';
import { elementRef } from '#schemas/document/element.schema.ts';
import type { Element } from '#schemas/document/element.ts';
import { elementTexts } from '#schemas/document/element-texts.ts';
import { createAjv } from '#schemas/validation/ajv.ts';

const check = createAjv().compile<readonly Element[]>({
  type: 'array',
  maxItems: 500,
  items: elementRef,
});

/** Returns the posted value if it is a list of elements. */
export function readElements(posted: unknown): readonly Element[] | null {
  return check(posted) ? posted : null;
}

const maxTexts = 5000;

/** Restores the values that the user may not see, so that loads return what shoppers see. */
export type Completion = (
  elements: readonly Element[],
  context: Pick<LoadContext, 'api' | 'language'>,
) => Promise<readonly Element[]>;

/**
 * Resolves data and references of elements that are not on a stored page yet: an editor has just inserted or
 * changed them.
 */
export async function resolveElements(
  elements: readonly Element[],
  by: Preparation & { readonly complete: Completion },
  context: LoadContext,
): Promise<ResolvedElements> {
  const load = async () => {
    const whole = await by.complete(elements, context);
    return loadBlocks(prepareElements(whole, by), by.registry, context);
  };
  const [loaded, references] = await Promise.all([
    load(),
    context.api.call('draft.references', { texts: elementTexts(elements).slice(0, maxTexts) }),
  ]);
  const { links, media } = references.ok ? references.value : { links: {}, media: {} };
  return { data: blockData(loaded.nodes), links, media };
}
