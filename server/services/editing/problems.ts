import type { Kysely } from 'kysely';
import { firstError } from '#schemas/block/first-error.ts';
import { mobileLayer } from '#schemas/editing/layers.ts';
import type { DocumentKey, EditNode, OptionsLayer, Problem } from '#schemas/editing/node.ts';
import {
  isTemplate,
  openPlaceholders,
  placeholdersOf,
  withoutExamples,
} from '#schemas/editing/placeholders.ts';
import type { ScreenError } from '#schemas/editing/screen-rules.ts';
import { isAllowedIn, rootRule } from '#schemas/editing/slots.ts';
import { languages as allLanguages, defaultLanguage, type Language } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { currentNodes, readWithShared } from '../content/stored-nodes.ts';
import { type BlockRules, noBlocks, type ServiceDependencies } from '../dependencies.ts';
import { unknownError } from './check-content.ts';
import { screenProblem, validateScreen } from './check-screens.ts';
import { checkTargets, findMissingMedia } from './link-checks.ts';
import { brokenLayers, type KnownBlock, knownBlock } from './node-options.ts';
import { type Reference, referencesOf } from './node-references.ts';
import { readTemplateSlugs } from './positions.ts';
import { documentProblem, problemOf } from './problem.ts';
import { translationProblems } from './translation-problems.ts';

/** Nodes in the state to be published. */
export interface PageToCheck {
  readonly documents: readonly DocumentKey[];
  /** Nodes of these documents. */
  readonly nodes: readonly EditNode[];
  /** Roots of shared elements, by id. */
  readonly masters: ReadonlyMap<string, EditNode>;
  readonly languages: readonly Language[];
}

/** Maximum number of problems in a response; fixing some shows the rest. */
const most = 5000;

/** Returns problems that prevent the documents from being published, errors first. */
export async function findProblems(
  db: Kysely<Database>,
  rules: BlockRules,
  page: PageToCheck,
): Promise<Problem[]> {
  const problems = [
    ...(await findScreenProblems(db, rules, page)),
    ...page.nodes.flatMap((node) => nodeProblems(rules, page, node)),
    ...(await findBrokenReferences(db, rules, page)),
  ];
  const isError = ({ severity }: Problem) => Number(severity === 'error');
  return problems.toSorted((a, b) => isError(b) - isError(a)).slice(0, most);
}

/** Returns the problems of current drafts, in all languages. */
export async function draftProblems(
  { db, blocks = noBlocks }: Pick<ServiceDependencies, 'db' | 'blocks'>,
  documents: readonly DocumentKey[],
): Promise<Problem[]> {
  const opened = await readWithShared(db, documents);
  const all = currentNodes(opened.stored, opened.documents);
  const nodes = [...all.values()].filter(({ document }) => documents.includes(document));
  return findProblems(db, blocks, { documents, nodes, masters: all, languages: allLanguages });
}

/** Layers published with these languages; the default language includes everything that is not text. */
export function publishedLayers(languages: readonly Language[]): OptionsLayer[] {
  return languages.flatMap((language) => [language, mobileLayer(language)]);
}

function nodeProblems(rules: BlockRules, page: PageToCheck, node: EditNode): Problem[] {
  const layers = publishedLayers(page.languages);
  const master = node.master === null ? null : page.masters.get(node.master);
  if (master === undefined) return [problemOf(node, { code: 'notFound' })];
  const block = knownBlock(rules, master ?? node);
  if (!block) {
    const severity = 'warning';
    return [problemOf(node, unknownError(rules, master ?? node), { severity })];
  }
  const pending = layers.flatMap((layer) => {
    const typed = node.pending[layer];
    return typed ? [{ layer, path: firstError(block.validate, typed) }] : [];
  });
  const broken = brokenLayers(block, node, master).filter(
    ({ layer }) => layer === defaultLanguage || layers.includes(layer),
  );
  return [
    ...pending.map((slot) => problemOf(node, { code: 'blockOptionsInvalid' }, slot)),
    ...broken.map((slot) => problemOf(node, { code: 'blockOptionsInvalid' }, slot)),
    ...placeholderProblems(block, node),
    ...translationProblems(block, node, page.languages),
  ];
}

/** Returns unfilled prompts of a page, and examples of a template that could not be left empty. */
function placeholderProblems(block: KnownBlock, node: EditNode): Problem[] {
  if (!isTemplate(node.document)) {
    return openPlaceholders(node, block.model).map(({ path }) =>
      problemOf(node, { code: 'placeholderLeft' }, { path }),
    );
  }
  const isMarked = node.master === null && Object.keys(placeholdersOf(node)).length > 0;
  if (!isMarked || brokenLayers(block, node, null).length > 0) return [];
  return brokenLayers(block, withoutExamples(node, block.model), null).map((slot) =>
    problemOf(node, { code: 'placeholderRefused' }, slot),
  );
}

/**
 * Returns the blocks that a screen lacks, hides, has twice or in the wrong order, and blocks that do not work
 * on it.
 */
async function findScreenProblems(
  db: Kysely<Database>,
  rules: BlockRules,
  { documents, nodes, masters }: PageToCheck,
): Promise<Problem[]> {
  const now = new Date();
  const templates = await readTemplateSlugs(db, documents);
  const all = new Map([...masters, ...nodes.map((node) => [node.id, node] as const)]);
  return documents.flatMap((document) => {
    const own = nodes.filter((node) => node.document === document);
    const root = own.find(({ parent }) => parent === null);
    const template = templates.get(document) ?? root?.handler ?? '';
    const errors = validateScreen(document, template, all, rules, now);
    return [
      ...missingBlocks(document, template, own, errors),
      ...errors.map((error) => screenProblem(document, error)),
      ...foreignBlocks(rules, template, own),
    ];
  });
}

/** Also reports missing blocks of screens without screen rules. */
function missingBlocks(
  document: DocumentKey,
  template: string,
  own: readonly EditNode[],
  errors: readonly ScreenError[],
): Problem[] {
  const reported = errors.map(({ params }) => params?.type);
  return rootRule(document, template)
    .needs.filter((type) => !reported.includes(type))
    .filter((type) => !own.some(({ handler }) => handler === type))
    .map((type) => documentProblem(document, 'blockNeeded', { type }));
}

function foreignBlocks(
  { models }: BlockRules,
  template: string,
  own: readonly EditNode[],
): Problem[] {
  return own.flatMap((node) => {
    const stands = isAllowedIn(node, template, models[node.handler]);
    return stands.ok ? [] : [problemOf(node, stands.error)];
  });
}

async function findBrokenReferences(
  db: Kysely<Database>,
  rules: BlockRules,
  { nodes, masters, languages }: PageToCheck,
): Promise<Problem[]> {
  const layers = publishedLayers(languages);
  const found = nodes.flatMap((node) => {
    const block = knownBlock(rules, masters.get(node.master ?? '') ?? node);
    const references = block ? referencesOf(block, node) : [];
    return references
      .filter(({ layer }) => layers.includes(layer))
      .map((reference) => ({ node, reference }));
  });
  const valuesOf = (kind: Reference['kind']) =>
    found.flatMap(({ reference }) => (reference.kind === kind ? [reference.value] : []));
  const [missing, stateOf] = await Promise.all([
    findMissingMedia(db, valuesOf('media')),
    checkTargets(db, valuesOf('link')),
  ]);
  return found.flatMap(({ node, reference }) => {
    const { kind, value } = reference;
    if (kind === 'media') {
      if (!missing.has(value)) return [];
      return [problemOf(node, { code: 'mediaMissing', params: { key: value } }, reference)];
    }
    const state = stateOf(value);
    if (state === 'ok') return [];
    const severity = state === 'broken' ? 'error' : 'warning';
    const error = { code: 'linkBroken', params: { target: value } } as const;
    return [problemOf(node, error, { ...reference, severity })];
  });
}
