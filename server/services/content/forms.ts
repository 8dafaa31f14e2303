import { sql } from 'kysely';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { Form, FormField } from '#schemas/entities/form.ts';
import {
  defaultLanguage,
  type Language,
  type LocalizedText,
  localize,
} from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import { defaultLanguageSql } from '../../db/language-sql.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { offsetOf, readPage, records } from '../paging.ts';

interface FormRow {
  readonly id: number;
  readonly key: string;
  readonly title: LocalizedText;
  /** Fields as in responses, but with text per language. */
  readonly fields: readonly JsonObject[];
  /** `captcha`, `formType` and `submitLabel` as in responses; the rest is private. */
  readonly settings: JsonObject;
  readonly total?: number;
}

/** Reads the forms created in the CMS. */
export function createFormHandlers({ db }: ServiceDependencies) {
  const query = db.selectFrom('forms').select(['id', 'key', 'title', 'fields', 'settings']);
  return {
    async 'form.get'({ id }, { language }) {
      const row = await (/^\d{1,9}$/.test(id)
        ? query.where('id', '=', Number(id))
        : query.where('key', '=', id)
      ).executeTakeFirst();
      return row ? ok(formOf(row, language)) : fail('notFound');
    },
    async 'form.filter'({ keywords = '', ...input }, { language }) {
      const page = readPage(input);
      const found = await query
        .select(sql<number>`count(*) OVER ()`.as('total'))
        .where(
          sql<boolean>`position(fold(${keywords}) IN fold(title ->> ${defaultLanguageSql})) > 0`,
        )
        .orderBy('id')
        .limit(page.limit)
        .offset(offsetOf(page))
        .execute();
      return ok(
        records(
          found.map((row) => formOf(row, language)),
          found[0]?.total ?? 0,
          page,
        ),
      );
    },
  } satisfies Partial<Handlers>;
}

export function formOf({ id, key, title, fields, settings }: FormRow, language: Language): Form {
  const {
    captcha = null,
    formType = null,
    submitLabel,
    success,
  } = inLanguage(settings, language) as JsonObject;
  return {
    id,
    key,
    title: localize(title, language),
    fields: fieldsIn(fields, language),
    captcha: captcha as unknown as Form['captcha'],
    formType: formType as Form['formType'],
    ...(typeof submitLabel === 'string' && { submitLabel }),
    ...(isObject(success) && { success }),
  };
}

export const fieldsIn = (fields: readonly JsonObject[], language: Language): FormField[] =>
  fields.map((field) => inLanguage(field, language) as unknown as FormField);

/** Replaces every localized text in a value by the text of one language. */
function inLanguage(value: Json, language: Language): Json {
  if (Array.isArray(value)) return value.map((member) => inLanguage(member, language));
  if (!isObject(value)) return value;
  if (typeof value[defaultLanguage] === 'string')
    return localize(value as unknown as LocalizedText, language);
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, inLanguage(member, language)]),
  );
}
