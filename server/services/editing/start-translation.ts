import type { Transaction } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language, localize, parseLanguage } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import { invalidate } from '../../cache/invalidation.ts';
import type { Database } from '../../db/schema.ts';
import { currentNodes, readStored } from '../content/stored-nodes.ts';
import { type BlockRules, noBlocks, type ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { backofficeActor } from './actor.ts';
import { advanceClock } from './clock.ts';
import { changeSlugs } from './document-settings.ts';
import { pageBySlug } from './link-calls.ts';
import { knownBlock } from './node-options.ts';
import { freeSlug, slugOf } from './page-slugs.ts';
import { storeDrafts } from './store-drafts.ts';
import { textsOf } from './translation-problems.ts';

/** Matches no text's fingerprint, so that copied text counts as outdated until it is translated. */
const notTranslated = 'original';

/**
 * Gives a page a title and slug in a language, and copies untranslated text of the original into its draft.
 * Publishes nothing.
 */
export async function startTranslation(
  deps: ServiceDependencies,
  input: EndpointInput<'link.createTranslationFromOriginal'>,
  context: CallContext,
): Promise<Result<EndpointOutput<'link.createTranslationFromOriginal'>>> {
  const { userId } = backofficeActor(context.actor);
  const language = input.language === undefined ? context.language : parseLanguage(input.language);
  if (!language || language === defaultLanguage) return fail('badRequest', { field: 'language' });
  const started = await inTransaction(deps.db, async (step) => {
    const revision = await advanceClock(step);
    const page = await pageBySlug(step, input.slug);
    if (!page) return fail('notFound');
    const named = await namePage(step, deps, page.id, language, input);
    if (!named.ok) return named;
    await copyTexts(step, deps.blocks ?? noBlocks, page.document, language, { revision, userId });
    return named;
  });
  if (!started.ok) return started;
  await invalidate(deps, ['pages', 'options']);
  return ok({ slug: started.value, language });
}

async function namePage(
  step: Transaction<Database>,
  deps: ServiceDependencies,
  id: number,
  language: Language,
  { title, newSlug }: EndpointInput<'link.createTranslationFromOriginal'>,
): Promise<Result<string>> {
  const row = await step
    .selectFrom('pages')
    .select(['slugs', 'title'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const called = title ?? localize(row.title, language);
  const known = newSlug ?? row.slugs[language];
  const slug =
    known ??
    (title ? await freeSlug(step, deps, slugOf(title)) : localize(row.slugs, defaultLanguage));
  const texts = JSON.stringify({ ...row.title, [language]: called });
  await step.updateTable('pages').set({ title: texts }).where('id', '=', id).execute();
  const slugs = { ...row.slugs, [language]: slug };
  const changed = await changeSlugs(step, deps, id, row.slugs, slugs);
  return changed.ok ? ok(slug) : changed;
}

async function copyTexts(
  step: Transaction<Database>,
  rules: BlockRules,
  document: DocumentKey,
  language: Language,
  by: { readonly revision: number; readonly userId: number },
): Promise<void> {
  const nodes = currentNodes(await readStored(step, [document]), [document]);
  const rows = [...nodes.values()].flatMap((before) => {
    const node = withTexts(before, rules, language);
    if (!node) return [];
    const { revision } = by;
    return [{ id: node.id, node: { ...node, revision }, removed: false, revision }];
  });
  const former_document = null;
  await storeDrafts(
    step,
    rows.map((row) => ({ ...row, former_document })),
    by.userId,
  );
}

/** Returns null when every text is translated. */
function withTexts(node: EditNode, rules: BlockRules, language: Language): EditNode | null {
  const block = knownBlock(rules, node);
  if (!block) return null;
  const known = node.translations[language] ?? {};
  const missing = textsOf(block, node).filter(({ path }) => known[path] === undefined);
  if (missing.length === 0) return null;
  const texts = Object.fromEntries(missing.map(({ path, value }) => [path, value]));
  const prints = Object.fromEntries(missing.map(({ path }) => [path, notTranslated]));
  return {
    ...node,
    translations: { ...node.translations, [language]: { ...known, ...texts } },
    sources: { ...node.sources, [language]: { ...node.sources[language], ...prints } },
  };
}
