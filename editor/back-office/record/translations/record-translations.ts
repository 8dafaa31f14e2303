import type { JsonObject } from '#schemas/document/element.ts';
import type { OutdatedTranslation } from '#schemas/entities/collection.ts';
import {
  furtherLanguages,
  isWritten,
  type LocalizedValue,
  localizedTexts,
} from '#schemas/entities/localized-texts.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';

/** A missing or outdated translation. */
export interface TranslationProblem {
  readonly state: 'missing' | 'outdated';
  readonly language: Language;
  readonly path: string;
  /** Path of its field in the form. */
  readonly place: string;
  /** The text that an outdated translation was made from; menus store only its fingerprint. */
  readonly original?: string;
  /** The original as it is now. */
  readonly now: string;
}

interface Texts {
  readonly schema: JsonObject;
  readonly values: JsonObject;
  /** Values of the record before the changes of the form. */
  readonly stored: JsonObject;
  readonly outdated: readonly OutdatedTranslation[];
}

/** Returns missing and outdated translations in the form. A translation that is being typed is neither. */
export function translationProblems({
  schema,
  values,
  stored,
  outdated,
}: Texts): readonly TranslationProblem[] {
  const before = new Map(localizedTexts(schema, stored).map(({ path, texts }) => [path, texts]));
  return localizedTexts(schema, values).flatMap((text) =>
    furtherLanguages.flatMap((language) => {
      const isTyped = before.get(text.path)?.[language] !== text.texts[language];
      const row = outdated.find((each) => each.path === text.path && each.language === language);
      return problemOf(text, language, isTyped ? undefined : row) ?? [];
    }),
  );
}

function problemOf(
  { path, place, texts }: LocalizedValue,
  language: Language,
  row: OutdatedTranslation | undefined,
): TranslationProblem | null {
  const now = texts[defaultLanguage] ?? '';
  const text = { language, path, place, now };
  if (!isWritten(texts[language])) return isWritten(now) ? { ...text, state: 'missing' } : null;
  const isOutdated = row !== undefined && row.original !== now;
  return isOutdated ? { ...text, state: 'outdated', original: row.original } : null;
}
