import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JsonObject } from '#schemas/document/element.ts';
import type { EditDocument, EditNode } from '#schemas/editing/node.ts';
import { languages } from '#schemas/languages.ts';
import { type AppError, fail, ok, type Result } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import type { TranslationProblem } from '../../record/translations/record-translations.ts';
import { entriesOf, withEntries } from './menu-entries.ts';
import { menuProblems, withConfirmed } from './menu-translations.ts';

export interface Menu {
  /** Null until the entries are loaded. */
  readonly entries: readonly JsonObject[] | null;
  /** Missing and outdated translations of the labels. */
  readonly problems: readonly TranslationProblem[];
  readonly isChanged: boolean;
  readonly isSending: boolean;
  readonly isPublished: boolean;
  /** Error that occurred while loading the menu. */
  readonly failed: AppError | null;
  /** Error that occurred while publishing the menu. */
  readonly error: AppError | null;
  readonly reload: () => void;
  readonly change: (entries: readonly JsonObject[]) => void;
  /** Marks a translation as up to date; Publish stores it. */
  readonly confirm: (problem: TranslationProblem) => void;
  readonly publish: () => Promise<void>;
}

/** Edits the draft of a menu, which is the same draft as in edit mode. */
export function useMenu({ key, languages: published }: EditDocument): Menu {
  const { read, save } = useDraft(key);
  const [entries, setEntries] = useState<readonly JsonObject[] | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isPublished, setIsPublished] = useState(false);
  const [confirmed, setConfirmed] = useState<EditNode | null>(null);
  const draft = read.data?.ok ? read.data.value : null;
  const root = confirmed ?? draft?.root;
  const shown = entries ?? (root ? entriesOf(root) : null);
  return {
    entries: shown,
    problems: root && shown ? menuProblems(root, shown) : [],
    isChanged: entries !== null || confirmed !== null,
    isSending,
    isPublished,
    failed: read.data && !read.data.ok ? read.data.error : null,
    error,
    reload: () => void read.refetch(),
    change(next) {
      setEntries(next);
      setIsPublished(false);
    },
    confirm(problem) {
      if (root) setConfirmed(withConfirmed(root, problem));
      setIsPublished(false);
    },
    async publish() {
      if (!draft || !root || !shown) return;
      setIsSending(true);
      const node = entries || confirmed ? withEntries(root, shown) : null;
      const done = await save(draft, node, published.length > 0 ? published : languages);
      setIsSending(false);
      setError(done.ok ? null : done.error);
      setIsPublished(done.ok);
      await read.refetch();
      if (!done.ok) return;
      setEntries(null);
      setConfirmed(null);
    },
  };
}

interface Draft {
  readonly root: EditNode;
  readonly clock: number;
}

/** Loads the draft of a menu, saves its root node and publishes it. */
function useDraft(key: EditDocument['key']) {
  const api = useEditorApi();
  const read = useQuery({
    queryKey: ['menus', key],
    queryFn: async (): Promise<Result<Draft>> => {
      const opened = await api.call('draft.open', { documents: [key] });
      if (!opened.ok) return opened;
      const { nodes, clock } = opened.value;
      const root = nodes.find(({ document, parent }) => document === key && parent === null);
      return root ? ok({ root, clock }) : fail('notFound');
    },
    // Typed values must not be overwritten while staff type.
    refetchOnWindowFocus: false,
  });

  async function save(
    { root, clock }: Draft,
    node: EditNode | null,
    wanted: EditDocument['languages'],
  ): Promise<Result<null>> {
    if (node) {
      const writes = [{ id: root.id, base: root.revision, node }];
      const synced = await api.call('draft.sync', { documents: [key], since: clock, writes });
      if (!synced.ok) return synced;
      const { conflicts, refused } = synced.value;
      if (conflicts.length > 0) return fail('conflict');
      if (refused[0]) return fail('badRequest');
    }
    const published = await api.call('publication.publish', { document: key, languages: wanted });
    if (!published.ok) return published;
    const wrong = published.value.problems.some(({ severity }) => severity === 'error');
    return wrong ? fail('badRequest') : ok(null);
  }

  return { read, save };
}
