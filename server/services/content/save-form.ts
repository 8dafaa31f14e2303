import type { JsonObject } from '#schemas/document/element.ts';
import { maxFormFields } from '#schemas/entities/form.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { wrongFormField } from './form-fields.ts';
import { formOf } from './forms.ts';

/** Stores a form by its key, if its fields can be shown and filled in. */
export const saveForm =
  ({ db }: ServiceDependencies): Handler<'form.save'> =>
  async ({ key, title, fields, settings = {} }, { language }) => {
    const row = { id: 1, key, title, fields, settings } as Parameters<typeof formOf>[0];
    if (!(defaultLanguage in title)) return fail('required', { field: 'title' });
    const checked = checkFields(row.fields);
    if (!checked.ok) return checked;
    const stored = {
      title: JSON.stringify(title),
      fields: JSON.stringify(fields),
      settings: JSON.stringify(settings),
    };
    const { id } = await db
      .insertInto('forms')
      .values({ key, ...stored })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(stored))
      .returning('id')
      .executeTakeFirstOrThrow();
    return ok(formOf({ ...row, id }, language));
  };

function checkFields(fields: readonly JsonObject[]): Result<null> {
  if (fields.length > maxFormFields) {
    return fail('tooManyFields', { field: 'fields', params: { max: maxFormFields } });
  }
  const wrong = wrongFormField(fields);
  return wrong === null ? ok(null) : fail('badRequest', { field: `fields.${wrong.index}` });
}
