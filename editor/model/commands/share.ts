import { type DocumentKey, rootSlot } from '#schemas/editing/node.ts';
import { isTemplate, withoutPlaceholders } from '#schemas/editing/placeholders.ts';
import type { Language } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import { subtree } from '../document/node-store.ts';
import { defineCommand } from './command.ts';
import { nameOf, type Position } from './insert.ts';
import { nodesFromInput } from './node-input.ts';
import { placedInput } from './placed-input.ts';
import { orderAt, slotParts } from './slot-order.ts';

/**
 * Turns an element into a shared one (master component): moves it into a document of its own and leaves a
 * placement at its position. Placements are only allowed at the root of a page or template.
 */
export const shareNode = defineCommand<{ readonly id: string; readonly title: string }>({
  name: 'share',
  plan(context, { id, title }) {
    const node = context.nodes.get(id);
    if (!node) return fail('notFound');
    if (node.master !== null || node.document.startsWith('shared:')) return fail('blockShared');
    if (node.parent !== null) return fail('slotRefuses', { params: { type: node.handler } });
    const document: DocumentKey = `shared:${id}`;
    const moved = subtree(context.nodes, id).map((before) => {
      // All pages made from the template show the same shared content, so no placeholders remain.
      const content = isTemplate(before.document) ? withoutPlaceholders(before) : before;
      const own = before.id === id ? { title, order: 'V' } : {};
      return { before, after: { ...content, document, ...own } };
    });
    const placement = {
      ...node,
      id: context.newId(),
      title: '',
      options: {},
      translations: {},
      sources: {},
      mobileOptions: {},
      mobileMeta: {},
      pending: {},
      meta: {},
      linkMeta: {},
      master: id,
      revision: 0,
    };
    return ok({
      changes: [...moved, { before: null, after: placement }],
      label: { key: 'commands.share', params: { name: nameOf(context, node.handler) } },
      select: [placement.id],
    });
  },
});

export interface PlaceSharedArgs extends Position {
  readonly master: string;
  /** If set, the placement is shown in this language only. */
  readonly only?: Language;
}

/** Places a shared element, whose nodes are loaded, at a position. */
export const placeShared = defineCommand<PlaceSharedArgs>({
  name: 'placeShared',
  plan(context, { slotKey, index, master, only }) {
    const shared = context.nodes.get(master);
    if (shared?.document !== `shared:${master}`) return fail('notFound');
    const parts = slotParts(context.nodes, slotKey);
    if (parts.parent !== null || parts.slot !== rootSlot) {
      return fail('slotRefuses', { params: { type: shared.handler } });
    }
    const [order = 'V'] = orderAt(context.nodes, slotKey, index, 1);
    const input = { handler: shared.handler, version: shared.version, master };
    const nodes = nodesFromInput(context, input, { ...parts, order }, only);
    return ok({
      changes: nodes.map((after) => ({ before: null, after })),
      label: { key: 'commands.placeShared', params: { name: nameOf(context, shared.handler) } },
      select: nodes.map(({ id }) => id),
    });
  },
});

/** Replaces a placement by a copy of the shared element with the same content and appearance. */
export const detachPlacement = defineCommand<{ readonly id: string }>({
  name: 'detach',
  plan(context, { id }) {
    const placement = context.nodes.get(id);
    const master = context.nodes.get(placement?.master ?? '');
    if (!placement || !master) return fail('notFound');
    const input = placedInput(context, placement, master);
    const { document, parent, slot, order } = placement;
    const nodes = nodesFromInput(context, input, { document, parent, slot, order });
    return ok({
      changes: [
        { before: placement, after: null },
        ...nodes.map((after) => ({ before: null, after })),
      ],
      label: { key: 'commands.detach', params: { name: nameOf(context, master.handler) } },
      select: nodes.slice(0, 1).map((node) => node.id),
    });
  },
});

/** Sets which options of a shared element its placements may override. */
export const setOpened = defineCommand<{
  readonly id: string;
  readonly opened: readonly string[];
}>({
  name: 'setOpened',
  plan(context, { id, opened }) {
    const node = context.nodes.get(id);
    if (!node) return fail('notFound');
    const label = { key: 'commands.open', params: { name: nameOf(context, node.handler) } };
    return ok({ changes: [{ before: node, after: { ...node, opened } }], label });
  },
});
