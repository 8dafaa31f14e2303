import { useState } from 'react';
import type { AppError } from '#schemas/result.ts';
import { type LinkKind, type LinkParts, parseTarget, targetOf } from './link-target.ts';

/** The target that is being chosen, and what is shown about it. */
export interface LinkDraft {
  readonly parts: LinkParts;
  readonly target: ReturnType<typeof targetOf>;
  /** Error of the target, once the user has tried to apply it. */
  readonly error: AppError | null;
  /** Arrow keys move through the kinds, so the search takes focus only when the dialog opens. */
  readonly isFirstKind: boolean;
  readonly setParts: (parts: LinkParts) => void;
  readonly changeKind: (kind: LinkKind) => void;
  readonly showError: () => void;
}

export function useLinkDraft(given: string): LinkDraft {
  const [parts, setParts] = useState<LinkParts>(() => parseTarget(given));
  const [isTried, setTried] = useState(false);
  const [isFirstKind, setFirstKind] = useState(true);
  const target = targetOf(parts);
  return {
    parts,
    target,
    error: isTried && !target.ok ? target.error : null,
    isFirstKind,
    setParts,
    changeKind(kind) {
      setTried(false);
      setFirstKind(false);
      const first = parseTarget(given);
      setParts(first.kind === kind ? first : { kind, value: '' });
    },
    showError: () => setTried(true),
  };
}
