import type { Language } from '#schemas/languages.ts';
import type { ServerRegistry } from '../block/types.ts';
import { coreMessages } from '../i18n/core-messages.ts';
import { type Messages, prefixed } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell-messages.ts';
import { createTranslator, type Translate } from '../i18n/translator.ts';
import { keepWordsWhole } from '../i18n/whole-words.ts';
import { isHydrated, nodeTypes } from './node-types.ts';
import type { PageNode } from './payload.ts';

/** All texts per language, and the texts of each block. */
export interface Catalog {
  readonly all: Readonly<Record<Language, Messages>>;
  readonly byBlock: Readonly<Record<string, Readonly<Record<Language, Messages>>>>;
  /** Translation functions for all texts; created once, because creating one costs more than a small page. */
  readonly translate: Readonly<Record<Language, Translate>>;
}

export function createCatalog(registry: ServerRegistry): Catalog {
  const byBlock = Object.fromEntries(
    Object.entries(registry).flatMap(([type, { messages }]) =>
      messages ? [[type, mapLanguages((l) => keepWordsWhole(prefixed(type, messages[l])))]] : [],
    ),
  );
  const core = mapLanguages((l) => keepWordsWhole(coreMessages[l]));
  const all = mapLanguages((l) =>
    Object.assign({}, core[l], ...Object.values(byBlock).map((messages) => messages[l])),
  );
  const translate = mapLanguages((l) => createTranslator(l, all[l]));
  return { all, byBlock, translate };
}

function mapLanguages<T>(make: (language: Language) => T): Record<Language, T> {
  return { hr: make('hr'), en: make('en'), de: make('de') };
}

/** Returns the texts that the browser needs: the shell's, and those of hydrated blocks. */
export function messagesFor(
  nodes: readonly PageNode[],
  language: Language,
  catalog: Catalog,
): Messages {
  const types = nodeTypes(nodes, isHydrated);
  const blocks = [...types].map((type) => catalog.byBlock[type]?.[language] ?? {});
  return Object.assign({}, shellMessages[language], ...blocks);
}
