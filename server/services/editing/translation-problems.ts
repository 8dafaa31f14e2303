import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import { type Field, translatableFields } from '#schemas/editing/fields.ts';
import type { EditNode, Problem } from '#schemas/editing/node.ts';
import { isTranslated, openOriginals } from '#schemas/editing/open-originals.ts';
import { mobileFields, translationState } from '#schemas/editing/translation-state.ts';
import type { ErrorCode } from '#schemas/errors.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { type KnownBlock, viewOptions } from './node-options.ts';
import { problemOf } from './problem.ts';

/** Returns the nonempty text fields of the default language of a node; for a placement only its overrides. */
export function textsOf(block: KnownBlock, node: EditNode): Field[] {
  return fieldsOf(block, node).filter(({ value }) => !isBlank(value));
}

function fieldsOf(block: KnownBlock, node: EditNode): Field[] {
  const options = node.master === null ? viewOptions(block, node, defaultLanguage, null) : null;
  return translatableFields(block.model.schema, options?.ok ? options.value : node.options);
}

function isBlank(value: Json): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return isObject(value) && !hasText(value);
}

function hasText(value: Json): boolean {
  if (Array.isArray(value)) return value.some(hasText);
  if (!isObject(value)) return false;
  const { text } = value;
  return (typeof text === 'string' && text !== '') || Object.values(value).some(hasText);
}

/** Returns text that is missing, still an example, or outdated because its original has changed. */
export function translationProblems(
  block: KnownBlock,
  node: EditNode,
  languages: readonly Language[],
): Problem[] {
  const fields = fieldsOf(block, node);
  const texts = fields.filter(({ path, value }) => !isBlank(value) || isTranslated(node, path));
  return languages.flatMap((language) => {
    const warn = (path: string, code: ErrorCode) =>
      problemOf(node, { code }, { path, layer: language, severity: 'warning' });
    if (language === defaultLanguage) {
      return openOriginals(node, fields).map(({ path, code }) => warn(path, code));
    }
    const onPhones = mobileFields(node, block.model.schema, language);
    return [...texts, ...onPhones].flatMap(({ path, value }) => {
      const code = stateCodes[translationState(node, language, path, value)];
      return code ? [warn(path, code)] : [];
    });
  });
}

const stateCodes = {
  ok: null,
  missing: 'translationMissing',
  stale: 'translationStale',
  example: 'textExample',
} as const;
