import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import type { FormMemory } from '../block/command-form.tsx';
import { useRuntime, useSession } from '../block/context.tsx';
import { draftKey, saveDraft } from './save-draft.ts';

/** Fetched after the first render, which does not need it. */
const drafts = () => import('./form-draft.ts');

interface FormDraft {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly keep: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * Preserves typed values when the shopper leaves and returns, or when the session ends meanwhile. A form that
 * the server returned with errors already contains them; `isFresh` marks a form that starts empty.
 */
export function useFormDraft(
  command: string,
  { pending }: FormMemory,
  isFresh: boolean,
  never: readonly string[],
): FormDraft {
  const form = useRef<HTMLFormElement>(null);
  const isFilled = useRef(false);
  const { forms } = useRuntime();
  const userId = useSession(({ user }) => user?.id ?? null);
  useEffect(() => {
    const begin = async () => {
      const { fillFromDraft, clearDraft } = await drafts();
      const key = draftKey(command, userId);
      if (isFresh) clearDraft(key);
      else if (form.current && forms.getState().last === null) {
        await fillFromDraft(key, form.current);
      }
      isFilled.current = true;
    };
    void begin();
  }, [command, userId, isFresh, forms]);
  const wasPending = useRef(false);
  useEffect(() => {
    const isSaved = wasPending.current && !pending && forms.getState().last === null;
    wasPending.current = pending;
    if (isSaved) void drafts().then(({ clearDraft }) => clearDraft(draftKey(command, userId)));
  }, [pending, command, userId, forms]);
  const keep = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
    saveDraft(draftKey(command, userId), currentTarget, never, isFilled.current);
  return { form, keep };
}
