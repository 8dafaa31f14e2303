import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { DocumentKey, EditDocument } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import type { Editing } from '../../model/document/editing.ts';
import { documentNodes } from '../../model/document/node-store.ts';
import { translationsOf } from '../../model/document/translations.ts';

/** `never`: not visible to shoppers in that language. `changed`: shoppers see an earlier version. */
export type PublishState = 'never' | 'published' | 'changed';

export function languageState(
  { languages, changed }: Pick<EditDocument, 'languages' | 'changed'>,
  language: Language,
): PublishState {
  if (!languages.includes(language)) return 'never';
  return changed ? 'changed' : 'published';
}

export function documentState(document: Pick<EditDocument, 'languages' | 'changed'>): PublishState {
  if (document.languages.length === 0) return 'never';
  return document.changed ? 'changed' : 'published';
}

export interface TranslationCounts {
  readonly missing: number;
  readonly stale: number;
}

/** Counts texts without a translation, or with one of an older original. */
export function countTranslations(
  { nodes }: Pick<Editing, 'nodes'>,
  blocks: EditorBlocks,
  documents: readonly DocumentKey[],
  language: Language,
): TranslationCounts {
  let [missing, stale] = [0, 0];
  for (const key of documents) {
    for (const node of documentNodes(nodes, key)) {
      for (const { state } of translationsOf(node, blocks, language)) {
        if (state === 'missing') missing++;
        if (state === 'stale') stale++;
      }
    }
  }
  return { missing, stale };
}

/** Returns what is published together: the document itself and the changed shared elements on its screen. */
export function publishable(
  documents: ReadonlyMap<DocumentKey, EditDocument>,
  main: DocumentKey | null,
): EditDocument[] {
  const own = main === null ? undefined : documents.get(main);
  const shared = [...documents.values()].filter(
    (document) => document.key !== main && documentState(document) !== 'published',
  );
  return own ? [own, ...shared] : shared;
}

/**
 * Returns the documents that shoppers do not see in their current state; for a screen without changes, the
 * screen itself.
 */
export function changedAmong(offered: readonly EditDocument[]): readonly DocumentKey[] {
  const changed = offered.filter((document) => documentState(document) !== 'published');
  return (changed.length > 0 ? changed : offered).map(({ key }) => key);
}
