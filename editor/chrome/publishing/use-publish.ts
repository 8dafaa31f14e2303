import { useState } from 'react';
import type { EditDocument, Problem } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { type AppError, fail } from '#schemas/result.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { changedAmong, publishable } from '../../session/publishing/publish-state.ts';
import { useLoad } from '../dialogs/use-load.ts';
import { useSaving } from '../saving/saving-context.ts';

/** State of the publish dialog: documents, languages, time and note. */
export function usePublishChoice(document: EditDocument) {
  const { editing } = useEditor();
  const [offered] = useState(() => publishable(editing.documents, document.key));
  const [chosen, setChosen] = useState(() => changedAmong(offered));
  const [languages, setLanguages] = useState<readonly Language[]>(() =>
    document.languages.length > 0 ? document.languages : [defaultLanguage],
  );
  const [note, setNote] = useState('');
  const [at, setAt] = useState<string | null>(null);
  return { offered, chosen, setChosen, languages, setLanguages, note, setNote, at, setAt };
}

type PublishChoice = ReturnType<typeof usePublishChoice>;

/** The server's problems of the offered documents, once they are saved. */
export function useProblems(document: EditDocument, offered: readonly EditDocument[]) {
  const { api } = useEditor();
  const saving = useSaving();
  return useLoad<readonly Problem[]>(document.key, async () => {
    if (!(await saving.flush())) return fail('conflict');
    return api.call('draft.problems', { documents: offered.map(({ key }) => key) });
  });
}

export function usePublish(
  setProblems: (problems: readonly Problem[]) => void,
  onPublished: () => void,
) {
  const { editing, api } = useEditor();
  const [error, setError] = useState<AppError | null>(null);
  const [isPending, setPending] = useState(false);
  const publish = async ({ offered, chosen, languages, note, at }: PublishChoice) => {
    setPending(true);
    setError(null);
    const texts = { ...(note && { note }), ...(at && { at }) };
    const keys = offered.map(({ key }) => key).filter((key) => chosen.includes(key));
    // Shared elements first: the page shows them as soon as it is published.
    for (const document of keys.toReversed()) {
      const response = await api.call('publication.publish', { document, languages, ...texts });
      if (!response.ok || response.value.problems.some(({ severity }) => severity === 'error')) {
        setPending(false);
        if (response.ok) setProblems(response.value.problems);
        else setError(response.error);
        return;
      }
      editing.open([response.value.document], []);
    }
    onPublished();
  };
  return { publish, error, isPending };
}
