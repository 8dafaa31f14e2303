import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { Form } from '#schemas/entities/form.ts';
import type { Language, LocalizedText } from '#schemas/languages.ts';
import { usableFields } from '../../content/form-fields.ts';
import { formOf } from '../../content/forms.ts';
import { withoutEmpty } from './without-empty.ts';

/** Returns the form that staff are editing as visitors would see it; unfinished fields are left out. */
export function formOfDraft({ title, fields, settings }: JsonObject, language: Language): Form {
  const form = formOf(
    {
      id: 0,
      key: 'draft',
      title: objectOf(title) as LocalizedText,
      fields: usableFields(objectsOf(withoutEmpty(fields ?? []))),
      settings: objectOf(withoutEmpty(settings ?? {})),
    },
    language,
  );
  return { ...form, captcha: null };
}

const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

const objectsOf = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
