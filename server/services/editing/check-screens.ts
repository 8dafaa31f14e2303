import type { Kysely, Transaction } from 'kysely';
import type { DocumentKey, EditNode, Problem } from '#schemas/editing/node.ts';
import {
  newScreenErrors,
  type ScreenError,
  screenErrors,
  screenRule,
} from '#schemas/editing/screen-rules.ts';
import { fail, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import {
  currentNodes,
  publishedNodes,
  readStoredById,
  readWithShared,
} from '../content/stored-nodes.ts';
import type { BlockRules } from '../dependencies.ts';
import { readTemplateSlugs, templateOf } from './positions.ts';
import { documentProblem, problemOf } from './problem.ts';
import type { WriteContext } from './write-context.ts';

type Nodes = ReadonlyMap<string, EditNode>;

/** Returns errors for writes that would break the rules of a screen; existing violations are ignored. */
export async function checkScreens(context: WriteContext): Promise<Problem[]> {
  const now = new Date();
  const problems: Problem[] = [];
  for (const { document, template } of writtenScreens(context)) {
    const { documents, stored } = await readWithShared(context.step, [document]);
    const before = currentNodes(stored, documents);
    const after = new Map(before);
    for (const { id, node } of context.writes) {
      if (node) after.set(id, node);
      else after.delete(id);
    }
    const validate = (nodes: Nodes) =>
      validateScreen(document, template, nodes, context.rules, now);
    const errors = newScreenErrors(validate(before), validate(after));
    problems.push(...errors.map((error) => screenProblem(document, error)));
  }
  return problems;
}

/** Makes a change unless it breaks the rules of a screen, in its published state or its draft. */
export async function keepScreens<T>(
  step: Transaction<Database>,
  rules: BlockRules,
  documents: readonly DocumentKey[],
  change: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const screens = await ruledScreens(step, documents);
  if (screens.length === 0) return change();
  const now = new Date();
  const validate = async () => {
    const validated: ScreenError[][] = [];
    for (const screen of screens)
      validated.push(...(await validateStates(step, screen, rules, now)));
    return validated;
  };
  const before = await validate();
  const changed = await change();
  if (!changed.ok) return changed;
  const after = await validate();
  const [error] = after.flatMap((errors, at) => newScreenErrors(before[at] ?? [], errors));
  if (!error) return changed;
  return fail(error.code, { ...(error.params && { params: error.params }) });
}

export function screenProblem(document: DocumentKey, error: ScreenError): Problem {
  const { code, params, node } = error;
  return node === null
    ? documentProblem(document, code, params)
    : problemOf({ document, id: node }, error);
}

export function validateScreen(
  document: DocumentKey,
  template: string,
  nodes: Nodes,
  { models }: BlockRules,
  now: Date,
): ScreenError[] {
  const master = (id: string) => nodes.get(id);
  return screenErrors({ document, template, nodes: [...nodes.values()], master }, models, now);
}

/** Errors of the published state and of the draft. */
async function validateStates(
  step: Transaction<Database>,
  { document, template }: RuledScreen,
  rules: BlockRules,
  now: Date,
): Promise<ScreenError[][]> {
  const { documents, stored } = await readWithShared(step, [document]);
  const states = [publishedNodes(stored, documents), currentNodes(stored, documents)];
  return states.map((nodes) => validateScreen(document, template, nodes, rules, now));
}

interface RuledScreen {
  readonly document: DocumentKey;
  readonly template: string;
}

/** Returns the documents with screen rules; most have none and are not read. */
async function ruledScreens(
  db: Kysely<Database>,
  documents: readonly DocumentKey[],
): Promise<RuledScreen[]> {
  const requested = documents.filter((document) => !document.startsWith('page:'));
  if (requested.length === 0) return [];
  const slugs = await readTemplateSlugs(db, requested);
  const roots = await readStoredById(
    db,
    requested.filter((key) => key.startsWith('shared:')).map((key) => key.slice('shared:'.length)),
  );
  return requested.flatMap((document) => {
    const root = roots.get(document.slice('shared:'.length))?.last.handler;
    const template = slugs.get(document) ?? root ?? '';
    return screenRule(document, template) ? [{ document, template }] : [];
  });
}

function writtenScreens({ writes, stored, after, templates }: WriteContext): RuledScreen[] {
  const nodes = writes.flatMap(({ id, node }) => [node ?? [], stored.get(id)?.last ?? []].flat());
  const screens = new Map(
    nodes.map((node) => [node.document, templateOf(node, after, templates)] as const),
  );
  return [...screens].flatMap(([document, template]) =>
    screenRule(document, template) ? [{ document, template }] : [],
  );
}
