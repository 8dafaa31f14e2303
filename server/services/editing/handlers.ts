import { ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { backofficeActor } from './actor.ts';
import { createPreview } from './create-preview.ts';
import { listDocuments } from './document-list.ts';
import { changeSettings } from './document-settings.ts';
import { createElement, updateElement } from './element-calls.ts';
import { changePageLinks, listMasters, setPageLinks, setTemplateLinks } from './link-calls.ts';
import { discardDraft, openDocuments } from './open.ts';
import { createPost } from './post-create.ts';
import { createPostType, deletePostType, listPostTypes } from './post-types.ts';
import { draftProblems } from './problems.ts';
import { cancelPublication, listPublications, publish, unpublish } from './publications.ts';
import { getRevision, listRevisions } from './revisions.ts';
import { startTranslation } from './start-translation.ts';
import { syncDraft } from './sync.ts';
import { findUsage } from './usage.ts';

/** Handlers for drafts, publishing and revisions. */
export function createEditingHandlers(deps: ServiceDependencies) {
  return {
    'draft.open': ({ documents }, { actor }) =>
      openDocuments(deps, documents, backofficeActor(actor).scope),
    'draft.sync': (input, context) => syncDraft(deps, input, context),
    'draft.discard': ({ document }, { actor }) =>
      discardDraft(deps, document, backofficeActor(actor)),
    async 'draft.problems'({ documents }) {
      return ok(await draftProblems(deps, documents));
    },
    'publication.publish': (input, { actor, now }) =>
      publish(deps, input, backofficeActor(actor).userId, now),
    'publication.unpublish': (input, { actor, now }) =>
      unpublish(deps, input, backofficeActor(actor).userId, now),
    async 'publication.list'({ document }) {
      return ok(await listPublications(deps, document));
    },
    'publication.cancel': ({ id }) => cancelPublication(deps, id),
    async 'revision.list'(input) {
      return ok(await listRevisions(deps, input));
    },
    'revision.get': ({ id }, { actor }) => getRevision(deps, id, backofficeActor(actor).scope),
    async 'document.list'(input) {
      return ok(await listDocuments(deps, input));
    },
    'document.settings': (input) => changeSettings(deps, input),
    'preview.create': (input, { now }) => createPreview(deps, input, now),
    async 'usage.find'(input, { language }) {
      return ok(await findUsage(deps, input, language));
    },
    ...createDirectHandlers(deps),
  } satisfies Partial<Handlers>;
}

/** Handlers that create documents or change them for visitors at once. */
function createDirectHandlers(deps: ServiceDependencies) {
  return {
    'element.create': (input, context) => createElement(deps, input, context),
    'element.update': (input, context) => updateElement(deps, input, context),
    'link.postTranslationBulk': (input, context) => setPageLinks(deps, input, context),
    'link.postTranslationBulkExisting': (input, context) => changePageLinks(deps, input, context),
    'link.postTypeBulk': (input, context) => setTemplateLinks(deps, input, context),
    'link.createTranslationFromOriginal': (input, context) =>
      startTranslation(deps, input, context),
    'link.masters': ({ id }) => listMasters(deps, id),
    'post.create': (input, context) => createPost(deps, input, context),
    'postType.create': (input, context) => createPostType(deps, input, context),
    async 'postType.filterStandard'(input, { language }) {
      return ok(await listPostTypes(deps, input, language));
    },
    'postType.delete': ({ id }, { language }) => deletePostType(deps, id, language),
  } satisfies Partial<Handlers>;
}
