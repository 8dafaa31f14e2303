import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JsonObject } from '#schemas/document/element.ts';
import type { EditDocument, EditNode } from '#schemas/editing/node.ts';
import { languages } from '#schemas/languages.ts';
import { type AppError, fail, ok, type Result } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { entriesOf, withEntries } from './menu-entries.ts';

export interface Menu {
  /** Null before they are read. */
  readonly entries: readonly JsonObject[] | null;
  readonly isChanged: boolean;
  readonly isSending: boolean;
  readonly isPublished: boolean;
  /** Why the menu could not be read. */
  readonly failed: AppError | null;
  /** Why it could not be published. */
  readonly error: AppError | null;
  readonly reload: () => void;
  readonly change: (entries: readonly JsonObject[]) => void;
  readonly publish: () => Promise<void>;
}

/** A menu as it is edited: its draft, which edit mode shares. */
export function useMenu({ key, languages: published }: EditDocument): Menu {
  const { read, save } = useDraft(key);
  const [entries, setEntries] = useState<readonly JsonObject[] | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isPublished, setIsPublished] = useState(false);
  const draft = read.data?.ok ? read.data.value : null;
  return {
    entries: entries ?? (draft && entriesOf(draft.root)),
    isChanged: entries !== null,
    isSending,
    isPublished,
    failed: read.data && !read.data.ok ? read.data.error : null,
    error,
    reload: () => void read.refetch(),
    change(next) {
      setEntries(next);
      setIsPublished(false);
    },
    async publish() {
      if (!draft) return;
      setIsSending(true);
      const node = entries && withEntries(draft.root, entries);
      const done = await save(draft, node, published.length > 0 ? published : languages);
      setIsSending(false);
      setError(done.ok ? null : done.error);
      setIsPublished(done.ok);
      await read.refetch();
      if (done.ok) setEntries(null);
    },
  };
}

interface Draft {
  readonly root: EditNode;
  readonly clock: number;
}

/** Reads the draft of a menu, writes its root and publishes it. */
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
