import type { ScreenDocument } from '#schemas/entities/screen-document.ts';
import { fail, ok } from '#schemas/result.ts';
import type { CallContext, Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { readDraftDocument, readDraftLayout, readDraftNavigation } from './draft-documents.ts';
import { decide, findDocument, urlOnLanguage } from './finder.ts';
import { readLayoutElements } from './layout-elements.ts';
import { readNavigation } from './navigation.ts';
import { pickOptions, readPublicOptions } from './options.ts';
import { addFailedRequest } from './redirects.ts';
import { findReferences } from './references.ts';
import { readPageDocument, readTemplate } from './screen-document.ts';
import { searchSlugs } from './slug-search.ts';

/** Handlers for documents, their addresses, and the settings they are rendered with. */
export function createDocumentHandlers(deps: ServiceDependencies) {
  return {
    async 'cms.screenDocument'({ slug, template, draft }, context) {
      const requested = {
        ...(slug !== undefined && { slug }),
        ...(template !== undefined && { template }),
      };
      if (draft !== undefined) return readDraftDocument(deps, requested, draft, context);
      const document =
        template === undefined
          ? await readPageBySlug(deps, slug ?? '', context)
          : await readTemplate(deps, template, context.language);
      return document ? ok(document) : fail('notFound');
    },
    async 'draft.references'({ texts }, { language }) {
      return ok(await findReferences(deps, texts, language));
    },
    async 'element.getByHandlers'({ handlers, draft }, context) {
      const wanted = [...new Set(handlers)];
      if (draft !== undefined) return readDraftLayout(deps, wanted, draft, context);
      return ok(await readLayoutElements(deps, wanted, context.language));
    },
    async 'navigation.tree'({ id, draft }, context) {
      if (draft !== undefined) return readDraftNavigation(deps, id, draft, context);
      const items = await readNavigation(deps, id, context.language);
      return items ? ok(items) : fail('notFound');
    },
    'finder.decide': ({ route }, context) => decide(deps, route, context),
    async 'finder.searchSlugs'(input, { language }) {
      return ok(await searchSlugs(deps, input, language));
    },
    async 'finder.getUrlOnLanguage'({ path, language }, { now }) {
      return ok({ url: await urlOnLanguage(deps, path, language, now) });
    },
    async 'option.filter'({ keys }) {
      return ok(pickOptions(await readPublicOptions(deps), keys));
    },
    async 'redirect.addFailedRequest'(input, { headers }) {
      await addFailedRequest(deps, input.path, input.referrer ?? headers['referer'] ?? null);
      return ok({ done: true });
    },
  } satisfies Partial<Handlers>;
}

async function readPageBySlug(
  deps: ServiceDependencies,
  slug: string,
  { language, now }: CallContext,
): Promise<ScreenDocument | null> {
  const decided = slug === '' ? await decide(deps, [], { language, now }) : null;
  const wanted = decided?.ok ? decided.value.slug : slug;
  const found = await findDocument(deps, wanted, language, now);
  return found?.kind === 'page' ? readPageDocument(deps, found.id, language, now) : null;
}
