import type { KnownBlocks } from '#runtime/block/editor-registry.ts';
import type { SlotRule } from '#schemas/block/model.ts';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import { type RootRule, rootRule } from '#schemas/editing/slots.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import type { Result } from '#schemas/result.ts';
import {
  compareSiblings,
  type NodeChange,
  type NodeReader,
  type SlotKey,
  slotKeyOf,
} from '../document/node-store.ts';
import type { CommandContext } from './command.ts';

/** Context of checks: less than commands need. */
export type CheckContext = Pick<CommandContext, 'nodes' | 'documents' | 'scopes'> & {
  readonly blocks: KnownBlocks;
};

/** A check that returns why changes are not allowed. */
export type Check = (
  context: CheckContext,
  changes: readonly NodeChange[],
  after: Outcome,
) => Result<true>;

/** The documents after the changes. Child lists are computed only when needed. */
export interface Outcome extends NodeReader {
  /** Number of nodes in a slot or document root. */
  readonly count: (slotKey: SlotKey) => number;
}

/** Returns the documents as they would be after the changes. */
export function withChanges(nodes: NodeReader, changes: readonly NodeChange[]): Outcome {
  const changed = new Map(changes.map((change) => [idOf(change), change.after]));
  const more = new Map<SlotKey, number>();
  const add = (slotKey: SlotKey, step: number) =>
    more.set(slotKey, (more.get(slotKey) ?? 0) + step);
  for (const [id, after] of changed) {
    const before = nodes.get(id);
    if (before) add(slotKeyOf(before), -1);
    if (after) add(slotKeyOf(after), 1);
  }
  const get = (id: string) => (changed.has(id) ? (changed.get(id) ?? undefined) : nodes.get(id));
  const children = (slotKey: SlotKey) => {
    if (!more.has(slotKey)) return nodes.children(slotKey);
    const stay = nodes.children(slotKey).filter((id) => !changed.has(id));
    const come = [...changed].flatMap(([id, node]) =>
      node && slotKeyOf(node) === slotKey ? id : [],
    );
    return [...stay, ...come].sort((one, other) => compareSiblings(get(one), get(other)));
  };
  return {
    get,
    children,
    count: (slotKey) => nodes.children(slotKey).length + (more.get(slotKey) ?? 0),
  };
}

export const idOf = ({ before, after }: NodeChange): string => (after ?? before)?.id ?? '';

export const isMoved = ({ before, after }: NodeChange) =>
  before === null ||
  after === null ||
  slotKeyOf(before) !== slotKeyOf(after) ||
  before.order !== after.order;

export const isOptionsChanged = (before: EditNode, after: EditNode) =>
  before.options !== after.options ||
  before.translations !== after.translations ||
  before.mobileOptions !== after.mobileOptions ||
  before.version !== after.version ||
  before.handler !== after.handler;

/** Returns the rule of the parent's slot or of the document's root. */
export function ruleOf(
  { blocks, documents, nodes }: CheckContext,
  slotKey: SlotKey,
  reader: NodeReader = nodes,
): SlotRule | undefined {
  if (slotKey.includes(':')) return rootRuleOf(documents, slotKey as DocumentKey, reader);
  const at = slotKey.lastIndexOf('/');
  const parent = reader.get(slotKey.slice(0, at));
  return parent && blocks[parent.handler]?.model.slots[slotKey.slice(at + 1)];
}

export function rootRuleOf(
  documents: CommandContext['documents'],
  document: DocumentKey,
  reader: NodeReader,
): RootRule {
  return rootRule(document, templateOf(documents, document, reader));
}

/** Returns the slug of a template, or the handler of a shared element's root. */
export function templateOf(
  documents: CommandContext['documents'],
  document: DocumentKey,
  reader: NodeReader,
): string {
  if (!document.startsWith('shared:')) return documents.get(document)?.slugs[defaultLanguage] ?? '';
  return reader.get(reader.children(document)[0] ?? '')?.handler ?? '';
}
