import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import { isTemplate, withExamples, withoutExamples } from '#schemas/editing/placeholders.ts';
import { isAllowedAt, isAllowedIn, rootRule } from '#schemas/editing/slots.ts';
import type { Database } from '../../db/schema.ts';
import type { BlockRules } from '../dependencies.ts';
import { knownBlock } from './node-options.ts';
import { storeDrafts } from './store-drafts.ts';

/**
 * Copies the nodes of a document that are allowed in another document, as new nodes of that document.
 * Examples of a template become prompts on a page, and prompts become examples.
 */
export function copyDocument(
  nodes: readonly EditNode[],
  document: DocumentKey,
  rules: BlockRules,
  revision: number,
): EditNode[] {
  const rule = rootRule(document, '');
  const { models } = rules;
  const roots = nodes.filter(
    ({ parent, handler }) => parent === null && isAllowedAt(rule, models[handler], handler, 0).ok,
  );
  const isTaken = ({ parent, handler }: EditNode) =>
    isAllowedIn({ document, parent, handler }, '', models[handler]).ok;
  const copyOf = (node: EditNode, parent: string | null): EditNode[] => {
    const held = withMarks(node, document, rules);
    const copy = { ...held, id: randomUUID(), parent, document, revision };
    const inside = nodes.filter((each) => each.parent === node.id && isTaken(each));
    return [copy, ...inside.flatMap((child) => copyOf(child, copy.id))];
  };
  return roots.filter(isTaken).flatMap((root) => copyOf(root, null));
}

/** Stores the copies as a draft of their document. */
export async function storeCopies(
  step: Transaction<Database>,
  copies: readonly EditNode[],
  userId: number,
): Promise<void> {
  const rows = copies.map((node) => {
    return { id: node.id, node, removed: false, revision: node.revision, former_document: null };
  });
  await storeDrafts(step, rows, userId);
}

function withMarks(node: EditNode, to: DocumentKey, rules: BlockRules): EditNode {
  if (isTemplate(node.document) === isTemplate(to)) return node;
  if (isTemplate(to)) return { ...withExamples(node), slug: null };
  const block = knownBlock(rules, node);
  return block ? withoutExamples(node, block.model) : node;
}
