import { pageHref } from '#runtime/routes/href.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import { type AppError, fail, ok, type Result } from '#schemas/result.ts';
import type { EditorApi } from '../../session/api/editor-api.ts';
import { copyNodes } from './copy-nodes.ts';
import { editPath } from './document-calls.ts';
import { filled, type PageNames } from './page-names.ts';

export type PageStart =
  | { readonly kind: 'empty' }
  | { readonly kind: 'copy'; readonly document: DocumentKey }
  | { readonly kind: 'template'; readonly slug: string };

export interface CreatedPage {
  readonly document: DocumentKey;
  /** Address at which the page is edited. */
  readonly path: string;
  /** Error due to which the created page lacks its translations or content. */
  readonly error: AppError | null;
}

/** Creates a page (EDIT-17) with its titles, addresses and initial content. */
export async function createPage(
  api: EditorApi,
  names: PageNames,
  start: PageStart,
): Promise<Result<CreatedPage>> {
  const title = filled(names, 'title');
  const slugs = filled(names, 'slug');
  const created = await api.in(defaultLanguage).call('post.create', {
    postType: 'page',
    title: title[defaultLanguage] ?? '',
    slugs,
    ...(start.kind === 'template' && { template: start.slug }),
  });
  if (!created.ok) return created;
  const document: DocumentKey = `page:${created.value.id}`;
  const path = editPath(pageHref(api.language, slugs[api.language] ?? created.value.slug));
  const titled =
    Object.keys(title).length > 1
      ? await api.call('document.settings', { document, title, slugs })
      : ok(null);
  const copied = start.kind === 'copy' ? await copyInto(api, start.document, document) : ok(true);
  const failed = [titled, copied].find((result) => !result.ok);
  return ok({ document, path, error: failed && !failed.ok ? failed.error : null });
}

async function copyInto(api: EditorApi, from: DocumentKey, to: DocumentKey): Promise<Result<true>> {
  const opened = await api.call('draft.open', { documents: [from] });
  if (!opened.ok) return opened;
  const writes = copyNodes(opened.value.nodes, from, to, () => crypto.randomUUID());
  const since = opened.value.clock;
  const synced = await api.call('draft.sync', { documents: [to], since, writes });
  if (!synced.ok) return synced;
  return synced.value.saved ? ok(true) : fail('conflict');
}
