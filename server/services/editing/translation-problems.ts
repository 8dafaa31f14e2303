import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import { type Field, translatableFields } from '#schemas/editing/fields.ts';
import { fingerprint } from '#schemas/editing/fingerprint.ts';
import type { EditNode, Problem } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { type KnownBlock, viewOptions } from './node-options.ts';
import { problemOf } from './problem.ts';

/** Croatian texts of a node that say something; of a placement those it replaces. */
export function textsOf(block: KnownBlock, node: EditNode): Field[] {
  const options = node.master === null ? viewOptions(block, node, defaultLanguage, null) : null;
  return translatableFields(block.model.schema, options?.ok ? options.value : node.options).filter(
    ({ value }) => !isBlank(value),
  );
}

function isBlank(value: Json): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return isObject(value) && !/"text":"[^"]/.test(JSON.stringify(value));
}

/** Texts without a translation, and those whose original has changed since: Croatian is shown. */
export function translationProblems(
  block: KnownBlock,
  node: EditNode,
  languages: readonly Language[],
): Problem[] {
  const texts = textsOf(block, node);
  return languages
    .filter((language) => language !== defaultLanguage)
    .flatMap((language) =>
      texts.flatMap(({ path, value }) => {
        const code = stateOf(node, language, path, value);
        const place = { path, layer: language, severity: 'warning' } as const;
        return code ? [problemOf(node, { code }, place)] : [];
      }),
    );
}

function stateOf({ translations, sources }: EditNode, language: Language, path: string, of: Json) {
  if (translations[language]?.[path] === undefined) return 'translationMissing';
  const source = sources[language]?.[path];
  return source === undefined || source === fingerprint(of) ? null : 'translationStale';
}
