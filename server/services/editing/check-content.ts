import type { EditNode, Problem } from '#schemas/editing/node.ts';
import { readStored } from '../content/stored-nodes.ts';
import type { BlockRules } from '../dependencies.ts';
import { brokenLayers, isSameContent, knownBlock } from './node-options.ts';
import { closedFields, unopenedOptions } from './node-rights.ts';
import { readShowing } from './positions.ts';
import { problemOf } from './problem.ts';
import type { WriteContext } from './write-context.ts';

/** Returns errors of the content of written nodes. Unknown content is stored unchanged. */
export async function checkContents(context: WriteContext): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { id, node } of context.writes) {
    if (!node) continue;
    if (node.id !== id) problems.push(problemOf({ ...node, id }, { code: 'badRequest' }));
    else problems.push(...(await checkContent(context, node)));
  }
  return [...problems, ...(await checkShowing(context))];
}

async function checkContent(context: WriteContext, node: EditNode): Promise<Problem[]> {
  const before = context.stored.get(node.id)?.last ?? null;
  const master = node.master === null ? null : context.masters.get(node.master);
  if (master === undefined) return [problemOf(node, { code: 'notFound' })];
  const problems = validateContent(context, before, node, master);
  const isClosed = problems.some(({ code }) => code === 'fieldClosed');
  return isClosed && !before && (await isCopy(context, node))
    ? problems.filter(({ code }) => code !== 'fieldClosed')
    : problems;
}

/** Returns the problems of a node's new content; none when the content is unchanged. */
export function validateContent(
  { rules, scopes }: Pick<WriteContext, 'rules' | 'scopes'>,
  before: EditNode | null,
  node: EditNode,
  master: EditNode | null,
): Problem[] {
  if (before && before.master === node.master && isSameContent(before, node)) return [];
  const block = knownBlock(rules, master ?? node);
  if (!block) return [problemOf(node, unknownError(rules, master ?? node))];
  const broken = brokenLayers(block, node, master);
  const mayBreak = before !== null && brokenLayers(block, before, master).length > 0;
  const closed = [
    ...(master ? unopenedOptions(before, node, master) : []),
    ...closedFields(block, before, node, scopes),
  ];
  return [
    ...(mayBreak ? [] : broken).map((at) => problemOf(node, { code: 'blockOptionsInvalid' }, at)),
    ...closed.map((at) => problemOf(node, { code: 'fieldClosed' }, at)),
  ];
}

export function unknownError({ models }: BlockRules, { handler }: Pick<EditNode, 'handler'>) {
  const params = { type: handler };
  return Object.hasOwn(models, handler)
    ? ({ code: 'blockVersionUnknown', params } as const)
    : ({ code: 'blockUnknown', params } as const);
}

/** A copy of a node on the same document may have the same content as its original. */
async function isCopy({ step, rules, scopes }: WriteContext, node: EditNode): Promise<boolean> {
  const others = await readStored(step, [node.document]);
  return others.some(({ last }) => {
    const block = last.handler === node.handler ? knownBlock(rules, last) : null;
    return block !== null && closedFields(block, last, node, scopes).length === 0;
  });
}

/** A shared element must not contain itself, directly or through others. */
async function checkShowing({ step, writes, written }: WriteContext): Promise<Problem[]> {
  const coming = writes.flatMap(({ node }) =>
    node?.master && node.document.startsWith('shared:') ? [node] : [],
  );
  if (coming.length === 0) return [];
  const stays = (await readShowing(step)).filter(({ id }) => !written.has(id));
  const shows = [...stays, ...coming];
  const reaches = (from: string, wanted: string, seen: Set<string>): boolean => {
    if (from === wanted) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return shows.some(
      ({ document, master }) => document === from && reaches(`shared:${master}`, wanted, seen),
    );
  };
  return coming
    .filter(({ document, master }) => reaches(`shared:${master}`, document, new Set()))
    .map((node) => problemOf(node, { code: 'slotInside' }));
}
