import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import { newScreenErrors, screenErrors, screenRule } from '#schemas/editing/screen-rules.ts';
import type { Models } from '#schemas/editing/slots.ts';
import { fail, ok } from '#schemas/result.ts';
import { documentNodes, type NodeChange, type NodeReader } from '../document/node-store.ts';
import { type Check, type CheckContext, idOf, templateOf } from './outcome.ts';

/** A screen must keep its required blocks: visible to everybody, once each and in order. */
export const checkScreens: Check = (context, changes, after) => {
  const now = new Date();
  for (const document of touchedDocuments(changes)) {
    const template = templateOf(context.documents, document, context.nodes);
    if (!screenRule(document, template)) continue;
    const validate = (nodes: readonly EditNode[], { get }: Pick<NodeReader, 'get'>) =>
      screenErrors({ document, template, nodes, master: get }, modelsOf(context), now);
    const before = documentNodes(context.nodes, document);
    const [error] = newScreenErrors(
      validate(before, context.nodes),
      validate(withChanged(before, changes), after),
    );
    if (error) return fail(error.code, { ...(error.params && { params: error.params }) });
  }
  return ok(true);
};

function touchedDocuments(changes: readonly NodeChange[]): Set<DocumentKey> {
  const nodes = changes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
  return new Set(nodes.map(({ document }) => document));
}

function withChanged(before: readonly EditNode[], changes: readonly NodeChange[]): EditNode[] {
  const changed = new Set(changes.map(idOf));
  const come = changes.flatMap(({ after }) => after ?? []);
  return [...before.filter(({ id }) => !changed.has(id)), ...come];
}

const known = new WeakMap<CheckContext['blocks'], Models>();

function modelsOf({ blocks }: CheckContext): Models {
  const models = Object.entries(blocks).map(([type, { model }]) => [type, model] as const);
  const made = known.get(blocks) ?? Object.fromEntries(models);
  known.set(blocks, made);
  return made;
}
