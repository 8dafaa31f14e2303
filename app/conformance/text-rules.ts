import { commonValue, fieldLabel, isLabelled } from '#editor/model/labels/field-labels.ts';
import type { MessagesByLanguage } from '#runtime/i18n/messages.ts';
import type { BlockLabels, Labels } from '#schemas/block/labels.ts';
import type { BlockModel } from '#schemas/block/model.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import {
  defaultLanguage,
  type Language,
  languages,
  type TextsByLanguage,
  textsIn,
} from '#schemas/languages.ts';
import { categoriesOf } from '../scripts/texts.mjs';
import { except } from './except.ts';

interface Field {
  readonly path: string;
  readonly schema: JsonObject;
}

/** The parts of a block that have labels. */
export interface LabelledBlock {
  readonly model: BlockModel;
  readonly labels: Labels;
  readonly presets: Readonly<Record<string, unknown>>;
}

const alternatives = ['oneOf', 'anyOf', 'allOf', 'then', 'else'] as const;

/** Returns every field that a form can render, by its path without item ids. */
export function fieldsOf(schema: Json | undefined, path: readonly string[] = []): Field[] {
  if (!isObject(schema)) return [];
  if (schema.widget === 'rich-text') return [];
  const properties = isObject(schema.properties) ? schema.properties : {};
  return [
    ...Object.entries(properties).flatMap(([key, field]) =>
      isObject(field)
        ? [{ path: [...path, key].join('/'), schema: field }, ...fieldsOf(field, [...path, key])]
        : [],
    ),
    ...fieldsOf(schema.items, path),
    ...alternatives.flatMap((keyword) =>
      [schema[keyword]].flat().flatMap((branch) => fieldsOf(branch as Json, path)),
    ),
  ];
}

/** Lists labels that are missing or name nothing, in all languages; empty for none. */
export function labelErrors(block: LabelledBlock): string[] {
  return languages.flatMap((language) => {
    const errors = textsOf(block.labels, language, (texts) => errorsIn(language, texts, block));
    return errors.map((error) => `labels (${language}): ${error}`);
  });
}

/** A language without any texts is an error, although users would read another one. */
function textsOf<T>(
  texts: TextsByLanguage<T>,
  language: Language,
  check: (own: T) => string[],
): string[] {
  const own = texts[language] ?? texts[language.split('-')[0] ?? ''];
  return own === undefined ? ['no texts'] : check(own);
}

function errorsIn(
  language: Language,
  texts: BlockLabels,
  { model, labels, presets }: LabelledBlock,
): string[] {
  const fields = fieldsOf(model.schema);
  const paths = fields.map(({ path }) => path);
  const rendered = fields.filter(({ schema }) => schema.widget !== 'hidden');
  const slots = Object.keys(model.slots);
  const named = Object.keys(texts.presets ?? {});
  const known = Object.keys(textsIn(labels, defaultLanguage).presets ?? {});
  return [
    ...(texts.name === '' ? ['the block has no name'] : []),
    ...(texts.description.endsWith('.') ? [] : ['the description is no sentence']),
    ...rendered
      .filter(({ path }) => !isLabelled(texts, path, language))
      .map(({ path }) => `no words: ${path}`),
    ...rendered.flatMap((field) => unnamedValues(field, texts, language)),
    ...except(Object.keys(texts.fields ?? {}), paths).map((path) => `names no field: ${path}`),
    ...except(slots, Object.keys(texts.slots ?? {})).map((slot) => `no words for slot ${slot}`),
    ...except(Object.keys(texts.slots ?? {}), slots).map((slot) => `names no slot: ${slot}`),
    ...except(named, Object.keys(presets)).map((name) => `names no example: ${name}`),
    ...except(known, named).map((name) => `no words for example ${name}`),
  ];
}

/** Whether a value reads the same in every language: numbers, proportions, empty values. */
const isPlain = (value: Json) => value === null || value === '' || /^\d+(\/\d+)?$/.test(`${value}`);

function unnamedValues({ path, schema }: Field, texts: BlockLabels, language: Language): string[] {
  const values = Array.isArray(schema.enum) ? (schema.enum as readonly Json[]) : [];
  const label = fieldLabel(texts, path, language);
  return values
    .filter((value) => !isPlain(value) && !isNamed(`${value}`))
    .map((value) => `no words for value ${path}: ${value}`);

  function isNamed(value: string): boolean {
    return label.values?.[value] !== undefined || commonValue(value, language) !== undefined;
  }
}

/** Lists texts that a language lacks, and plurals without the forms of a language. */
export function messageErrors(messages: MessagesByLanguage): string[] {
  const all = languages.map((language) => textsIn(messages, language));
  const keys = [...new Set(all.flatMap(Object.keys))];
  const counting = keys.filter((key) => all.some((texts) => formsOf(texts[key]) > 1));
  return languages.flatMap((language) => {
    const errors = textsOf(messages, language, (own) => [
      ...except(keys, Object.keys(own)).map((key) => `no ${key}`),
      ...counting.flatMap((key) => countErrors(key, own[key], language)),
    ]);
    return errors.map((error) => `messages (${language}): ${error}`);
  });
}

function countErrors(key: string, message: string | undefined, language: Language): string[] {
  const needed = categoriesOf(language).length;
  const forms = formsOf(message);
  return forms === 0 || forms === needed ? [] : [`${forms} of ${needed} plural forms of ${key}`];
}

const formsOf = (message: string | undefined) => message?.split('||||').length ?? 0;
