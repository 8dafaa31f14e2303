import { type FormField, formFieldSchema, maxFormFields } from '#schemas/entities/form.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { formOf } from './forms.ts';

const isField = createAjv().compile(formFieldSchema);

/** Stores a form by its key, if its fields can be shown and filled in. */
export const saveForm =
  ({ db }: ServiceDependencies): Handler<'form.save'> =>
  async ({ key, title, fields, settings = {} }, { language }) => {
    const row = { id: 1, key, title, fields, settings } as Parameters<typeof formOf>[0];
    if (!(defaultLanguage in title)) return fail('required', { field: 'title' });
    const checked = checkFields(formOf(row, defaultLanguage).fields);
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

/** Conditions and comparisons name fields before their own, so no two can wait for each other. */
function checkFields(fields: readonly FormField[]): Result<null> {
  if (fields.length > maxFormFields) {
    return fail('tooManyFields', { field: 'fields', params: { max: maxFormFields } });
  }
  const known = new Set<string>();
  for (const [index, field] of fields.entries()) {
    const { name, showWhen, sameAs, differsFrom } = field;
    const named = [showWhen?.field, sameAs, differsFrom].filter((each) => each !== undefined);
    if (!isField(field) || known.has(name) || named.some((each) => !known.has(each))) {
      return fail('badRequest', { field: `fields.${index}` });
    }
    known.add(name);
  }
  return ok(null);
}
