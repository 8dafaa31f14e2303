import type { Transaction } from 'kysely';
import type { DocumentKey, EditNode, Problem } from '#schemas/editing/node.ts';
import { isSameNode } from '#schemas/editing/same-node.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import {
  currentNodes,
  publishedNodes,
  readWithShared,
  type StoredNode,
} from '../content/stored-nodes.ts';
import type { BlockRules } from '../dependencies.ts';
import { deleteElements, type PublishedChange, saveElements } from './element-store.ts';
import { showPage, unseenLanguages } from './page-publication.ts';
import { hasError } from './problem.ts';
import { findProblems, publishedLayers } from './problems.ts';
import type { PublishJob } from './publish-job.ts';
import { publishedWith } from './publish-languages.ts';
import { saveRevisions } from './revisions.ts';
import { dropDrafts, storeDrafts } from './store-drafts.ts';

/** Returns the draft of a document with everything to be published with it. */
export async function readDraft(
  step: Transaction<Database>,
  document: DocumentKey,
): Promise<Pick<PublishJob, 'nodes' | 'opened'>> {
  const opened = await readWithShared(step, [document]);
  const { documents, stored } = opened;
  const taken = documents.filter(
    (key) =>
      key === document ||
      !stored.some(({ published }) => published?.document === key && published.parent === null),
  );
  return { nodes: [...currentNodes(stored, taken).values()], opened };
}

/**
 * Publishes a draft and returns its problems; if one is an error, nothing is published. The state editors see does
 * not change. The caller must hold the lock of `edit_clock`. `badRequest`: a language without the structure of the
 * default language it belongs to.
 */
export async function publishNodes(
  step: Transaction<Database>,
  rules: BlockRules,
  job: PublishJob,
  now: Date,
): Promise<Result<Problem[]>> {
  const documents = documentsOf(job);
  const { stored } = job.opened;
  const before = publishedNodes(stored, documents);
  if (before.size === 0 && !job.languages.includes(defaultLanguage)) {
    return fail('badRequest', { field: 'languages' });
  }
  // Also takes text in languages visitors cannot see, so that it does not remain as an unpublished change.
  const unseen = await unseenLanguages(step, job.document);
  const after = publishedWith(before, job.nodes, [...job.languages, ...unseen]);
  const problems = await validate(step, rules, job, documents, after);
  if (hasError(problems)) return ok(problems);
  await saveRevisions(step, job, documents, { before: [...before.values()], after }, now);
  await write(step, stored, before, after);
  await alignDrafts(step, job, documents, after);
  await showPage(step, job.document, job.languages, now);
  return ok(problems);
}

/** Documents of the job, its own first. */
export const documentsOf = ({ document, nodes }: Pick<PublishJob, 'document' | 'nodes'>) => [
  ...new Set([document, ...nodes.map((node) => node.document)]),
];

/** Options that are not valid yet count as problems in the published languages. */
async function validate(
  step: Transaction<Database>,
  rules: BlockRules,
  { nodes: drafts, languages, opened }: PublishJob,
  documents: readonly DocumentKey[],
  after: readonly EditNode[],
): Promise<Problem[]> {
  const layers: readonly string[] = publishedLayers(languages);
  const pending = new Map(drafts.map((node) => [node.id, node.pending]));
  const nodes = after.map((node): EditNode => {
    const entries = Object.entries(pending.get(node.id) ?? {});
    return {
      ...node,
      pending: Object.fromEntries(entries.filter(([key]) => layers.includes(key))),
    };
  });
  const masters = publishedNodes(opened.stored, opened.documents);
  for (const node of after) masters.set(node.id, node);
  return findProblems(step, rules, { documents, nodes, masters, languages });
}

async function write(
  step: Transaction<Database>,
  stored: readonly StoredNode[],
  before: ReadonlyMap<string, EditNode>,
  after: readonly EditNode[],
): Promise<void> {
  const known = new Map(stored.map((node) => [node.id, node]));
  const changes = after.map((node): PublishedChange => {
    const { published = null, revision = node.revision } = known.get(node.id) ?? {};
    return { node: { ...node, revision }, before: published };
  });
  await saveElements(step, changes.filter(isChanged));
  const stay = new Set(after.map(({ id }) => id));
  await deleteElements(
    step,
    [...before.keys()].filter((id) => !stay.has(id)),
  );
}

const isChanged = ({ node, before }: PublishedChange) =>
  !isSameNode(node, before) || node.revision !== before?.revision;

/** Deletes drafts that are now published; a node that still differs keeps its current state as a draft. */
async function alignDrafts(
  step: Transaction<Database>,
  { opened: { stored }, userId }: PublishJob,
  documents: readonly DocumentKey[],
  after: readonly EditNode[],
): Promise<void> {
  const have = new Map(after.map((node) => [node.id, node]));
  const known = new Set(stored.map(({ id }) => id));
  const equal = stored.filter(
    ({ id, current, isDrafted }) =>
      isDrafted && current && isSameNode(current, have.get(id) ?? null),
  );
  const apart = stored.filter(
    ({ id, current, isDrafted, published }) =>
      !isDrafted &&
      published &&
      documents.includes(published.document) &&
      !isSameNode(current, have.get(id) ?? null),
  );
  const unknown = after.filter(({ id }) => !known.has(id));
  await dropDrafts(
    step,
    equal.map(({ id }) => id),
  );
  const former_document = null;
  const rows = [
    ...apart.map(({ id, last, revision }) => ({ id, node: last, removed: false, revision })),
    ...unknown.map((node) => ({ id: node.id, node, removed: true, revision: node.revision })),
  ];
  await storeDrafts(
    step,
    rows.map((row) => ({ ...row, former_document })),
    userId,
  );
}
