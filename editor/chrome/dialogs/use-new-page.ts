import { useState } from 'react';
import type { DocumentKey, EditDocument } from '#schemas/editing/node.ts';
import { defaultLanguage, languages } from '#schemas/languages.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { type CreatedPage, createPage, type PageStart } from './create-page.ts';
import { nameIn, noNames, slugError } from './page-names.ts';
import { pageTemplates } from './template-calls.ts';
import { useLoad } from './use-load.ts';

export const starts = ['empty', 'copy', 'template'] as const;

export type StartKind = (typeof starts)[number];

/** The page to create with its names and its initial content, which may come from another document. */
export function useNewPage(copyOf: string | undefined) {
  const api = useEditorApi();
  const { found, retry, replace } = useLoad('', () => api.call('document.list', {}));
  const [names, setNames] = useState(noNames);
  const [kind, setKind] = useState<StartKind>(copyOf ? 'copy' : 'empty');
  const [source, setSource] = useState(copyOf ?? '');

  const documents = found.state === 'ready' ? found.value : [];
  const pages = documents.filter((document) => document.kind === 'page');
  const templates = pageTemplates(documents);
  const offered = kind === 'copy' ? pages : templates;
  const chosen = offered.find(({ key }) => key === source) ?? offered[0];
  const isComplete =
    nameIn(names, defaultLanguage).title.trim() !== '' &&
    nameIn(names, defaultLanguage).slug !== '' &&
    languages.every((language) => slugError(nameIn(names, language), language, pages) === null) &&
    (kind === 'empty' || chosen !== undefined);
  const changeTemplate = (key: DocumentKey, now: EditDocument | null) =>
    replace(documents.flatMap((each) => (each.key === key ? (now ?? []) : each)));
  return {
    found,
    retry,
    pages,
    templates,
    changeTemplate,
    names,
    setNames,
    kind,
    setKind,
    chosen,
    setSource,
    isComplete,
    start: () => startOf(kind, chosen),
  };
}

export type NewPageDraft = ReturnType<typeof useNewPage>;

function startOf(kind: StartKind, source: EditDocument | undefined): PageStart {
  if (kind === 'empty' || !source) return { kind: 'empty' };
  if (kind === 'copy') return { kind, document: source.key };
  return { kind, slug: source.slugs[defaultLanguage] ?? source.key };
}

/** Creates the page. Keeps the error, or the created page if a part of its content failed. */
export function useCreatePage(
  { names, start, isComplete }: NewPageDraft,
  close: (created: CreatedPage) => void,
) {
  const api = useEditorApi();
  const [error, setError] = useState<AppError | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [created, setCreated] = useState<CreatedPage | null>(null);
  const create = async () => {
    if (!isComplete || isSaving || created) return;
    setSaving(true);
    setError(null);
    const result = await createPage(api, names, start());
    setSaving(false);
    if (result.ok && result.value.error === null) return close(result.value);
    if (result.ok) setCreated(result.value);
    setError(result.ok ? result.value.error : result.error);
  };
  return { create, error, setError, isSaving, created };
}
