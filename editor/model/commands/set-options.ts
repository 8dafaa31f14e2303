import type { Json, JsonObject } from '#schemas/document/element.ts';
import { withValueAt } from '#schemas/editing/fields.ts';
import type { EditNode, OptionsLayer } from '#schemas/editing/node.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { upToDate } from '../document/migrate-node.ts';
import { isNodeValid } from '../document/options.ts';
import { typedOptions } from '../document/placement.ts';
import { withLayer } from '../document/with-layer.ts';
import { type CommandContext, defineCommand, type Plan } from './command.ts';
import { nameOf } from './insert.ts';
import { planOverrides } from './override.ts';

export interface SetOptionsArgs {
  readonly id: string;
  readonly layer: OptionsLayer;
  /** All options of the layer, in the format of a form. */
  readonly options: JsonObject;
}

/**
 * Writes all options of a layer. Options that break the block's schema become pending: the form and the
 * problems panel show them, while the page renders the last valid options.
 */
export const setOptions = defineCommand<SetOptionsArgs>({
  name: 'setOptions',
  plan(context, { id, layer, options }) {
    const node = context.nodes.get(id);
    if (!node) return fail('notFound');
    return planOptions(context, node, layer, options);
  },
});

export interface SetFieldArgs {
  readonly id: string;
  readonly layer: OptionsLayer;
  /** Path as in `ElementInput.translations`. */
  readonly path: string;
  readonly value: Json;
}

export const setField = defineCommand<SetFieldArgs>({
  name: 'setField',
  plan(context, { id, layer, path, value }) {
    const node = context.nodes.get(id);
    if (!node) return fail('notFound');
    const options = withValueAt(typedOptions(context, node, layer), path, value);
    return planOptions(context, node, layer, options);
  },
});

/** Writes one option of every given node, as one change to all instances of a block. */
export const setFieldOfAll = defineCommand<
  Omit<SetFieldArgs, 'id'> & { readonly ids: readonly string[] }
>({
  name: 'setFieldOfAll',
  plan(context, { ids, ...field }) {
    const plans = ids.map((id) => setField.plan(context, { id, ...field }));
    const refused = plans.find((plan) => !plan.ok);
    if (refused) return refused;
    const changes = plans.flatMap((plan) => (plan.ok ? plan.value.changes : []));
    const handler = context.nodes.get(ids[0] ?? '')?.handler ?? '';
    const params = { name: nameOf(context, handler), smart_count: ids.length };
    return ok({ changes, label: { key: 'commands.changeAll', params } });
  },
});

function planOptions(
  context: CommandContext,
  before: EditNode,
  layer: OptionsLayer,
  options: JsonObject,
): Result<Plan> {
  const node = upToDate(before, context.blocks);
  const block = context.blocks[node.handler];
  const params = { type: node.handler };
  if (!block) return fail('blockUnknown', { params });
  if (node.version > block.model.version) return fail('blockVersionUnknown', { params });
  if (node.master !== null) return planOverrides(context, node, layer, options);
  const { [layer]: _typed, ...pending } = node.pending;
  const written = withLayer({ ...node, pending }, block, layer, options);
  const after = isNodeValid(written, context.blocks)
    ? written
    : { ...node, pending: { ...node.pending, [layer]: options } };
  const label = { key: 'commands.change', params: { name: nameOf(context, node.handler) } };
  return ok({ changes: [{ before, after }], label });
}
