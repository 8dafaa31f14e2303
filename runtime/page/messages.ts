import shellMessages from 'virtual:messages/runtime/page';
import { type ByLanguage, byLanguage, type Language, textsIn } from '#schemas/languages.ts';
import type { ServerRegistry } from '../block/types.ts';
import { coreMessages } from '../i18n/core-messages.ts';
import { type Messages, prefixed } from '../i18n/messages.ts';
import { createTranslator, type Translate } from '../i18n/translator.ts';
import { keepWordsWhole } from '../i18n/whole-words.ts';
import { isHydrated, nodeTypes } from './node-types.ts';
import type { PageNode } from './payload.ts';

/** All texts per language, and by block those that a page contains. */
export interface Catalog {
  readonly all: ByLanguage<Messages>;
  readonly sent: Readonly<Record<string, ByLanguage<Messages>>>;
  /** Translation functions for all texts; created once, because creating one costs more than a small page. */
  readonly translate: ByLanguage<Translate>;
}

export function createCatalog(registry: ServerRegistry): Catalog {
  const byBlock = Object.fromEntries(
    Object.entries(registry).flatMap(([type, { messages }]) =>
      messages
        ? [[type, byLanguage((l) => keepWordsWhole(prefixed(type, textsIn(messages, l))))]]
        : [],
    ),
  );
  const late = Object.keys(byBlock).filter((type) => registry[type]?.model.lateMessages);
  const sent = Object.fromEntries(Object.entries(byBlock).filter(([type]) => !late.includes(type)));
  const core = byLanguage((l) => keepWordsWhole(coreMessages(l)));
  const all = byLanguage((l) =>
    Object.assign({}, core(l), ...Object.values(byBlock).map((messages) => messages(l))),
  );
  const translate = byLanguage((l) => createTranslator(l, all(l)));
  return { all, sent, translate };
}

/** Returns the texts that the browser needs: the shell's, and those of hydrated blocks. */
export function messagesFor(
  nodes: readonly PageNode[],
  language: Language,
  catalog: Catalog,
): Messages {
  const types = nodeTypes(nodes, isHydrated);
  const blocks = [...types].map((type) => catalog.sent[type]?.(language) ?? {});
  return Object.assign({}, textsIn(shellMessages, language), ...blocks);
}
