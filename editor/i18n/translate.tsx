import { createContext, type ReactNode, use } from 'react';
import type { Translate } from '#runtime/i18n/translator.ts';
import { invariant } from '#schemas/result.ts';

const TranslateContext = createContext<Translate | null>(null);

export function TranslateProvider({
  t,
  children,
}: {
  readonly t: Translate;
  readonly children: ReactNode;
}) {
  return <TranslateContext value={t}>{children}</TranslateContext>;
}

/** Translates the editor's texts into the user's language: `t('saving.saved')`. */
export function useT(): Translate {
  const t = use(TranslateContext);
  invariant(t, 'A part of the editor was drawn outside of it.');
  return t;
}
