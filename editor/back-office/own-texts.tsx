import { type ReactNode, useMemo } from 'react';
import { type MessagesByLanguage, prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator, type Translate } from '#runtime/i18n/translator.ts';
import { textsIn } from '#schemas/languages.ts';
import { TranslateProvider, useT } from '../i18n/translate.tsx';
import { useBackOffice } from './context.ts';

interface OwnTextsProps {
  /** Prefix of the keys: `<name>.<key>`. */
  readonly name: string;
  readonly messages: MessagesByLanguage;
  readonly children: ReactNode;
}

/** Adds the texts of a component that is loaded later to the translations of its children. */
export function OwnTexts({ name, messages, children }: OwnTextsProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const all = useMemo<Translate>(() => {
    const own = createTranslator(uiLanguage, prefixed(name, textsIn(messages, uiLanguage)));
    return (key, params) => (key.startsWith(`${name}.`) ? own(key, params) : t(key, params));
  }, [t, uiLanguage, name, messages]);
  return <TranslateProvider t={all}>{children}</TranslateProvider>;
}
