import type { UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { BlockLabels } from '#schemas/block/labels.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { RelatedTitleContext } from '../../chrome/forms/related-title.ts';
import { type FormProblem, SchemaForm } from '../../chrome/forms/schema-form.tsx';
import { uiSchemaOf } from '../../chrome/forms/ui-schema.ts';
import { createValidator } from '../../chrome/forms/validator.ts';
import { useT } from '../../i18n/translate.tsx';
import { useBackOffice } from '../context.ts';
import { formSchema, formValues } from './form-values.ts';
import { NumberPatternField } from './number-pattern-field.tsx';
import { RelationField } from './relation-field.tsx';
import { useRelatedTitles } from './use-related-titles.ts';

interface FieldsFormProps {
  readonly collection: CollectionDescription;
  /** Keys of the fields to show. */
  readonly keys: readonly string[];
  readonly values: JsonObject;
  readonly problems: readonly FormProblem[];
  /** Path of the text to focus. It may belong to another form. */
  readonly focused?: string | null;
  readonly onChange: (values: JsonObject) => void;
}

const ownFields = { NumberPatternField, RelationField };
/** Controls by `widget` name that only the back office has; edit mode does not. */
const fieldsByWidget: Readonly<Record<string, keyof typeof ownFields>> = {
  'number-pattern': 'NumberPatternField',
};

const asStored = (value: JsonObject) => value;
/** The server checks the values: browsers with a strict policy compile no schema. */
const noCheck = () => [];

/** A form of some fields of a record, generated from the schema of its collection. */
export function FieldsForm(props: FieldsFormProps) {
  const { collection, keys, values, problems, focused = null, onChange } = props;
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const shown = keys.join(' ');
  const schema = useMemo(
    () => formSchema(collection.schema as JsonObject, shown.split(' ')),
    [collection, shown],
  );
  const uiSchema = useMemo(
    () =>
      withOwnFields(
        schema,
        uiSchemaOf({
          schema,
          labels: labelsFor(collection),
          language: uiLanguage,
          scopes: ['admin'],
        }),
      ),
    [collection, schema, uiLanguage],
  );
  const validator = useMemo(() => createValidator(noCheck, schema, t), [schema, t]);
  // A path may lead into a field: `name/en`.
  const isOwn = (path: string) => keys.includes(path.split('/')[0] ?? '');
  const own = problems.filter(({ path }) => isOwn(path));
  const [first] = problems;
  const titleOf = useRelatedTitles(schema, values);
  return (
    <RelatedTitleContext value={titleOf}>
      <SchemaForm
        owner={collection.name}
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        fields={ownFields}
        value={formValues(values, schema)}
        withDefaults={asStored}
        onChange={(next) => onChange({ ...without(values, keys), ...next })}
        problems={own}
        focusPath={
          focused !== null && isOwn(focused) ? focused : own.find((each) => each === first)?.path
        }
      />
    </RelatedTitleContext>
  );
}

function withOwnFields({ properties }: JsonObject, uiSchema: UiSchema): UiSchema {
  const own = Object.entries(isObject(properties) ? properties : {}).flatMap(([key, field]) => {
    const name = isObject(field) && fieldsByWidget[String(field.widget)];
    return name ? [[key, { ...uiSchema[key], 'ui:field': name }]] : [];
  });
  return { ...uiSchema, ...Object.fromEntries(own) };
}

const without = (values: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));

function labelsFor(collection: CollectionDescription): BlockLabels {
  const fields = collection.fields.map(({ key, label, help, choices }) => [
    key,
    {
      label,
      ...(help && { help }),
      ...(choices.length > 0 && {
        values: Object.fromEntries(choices.map((choice) => [choice.value, choice.label])),
      }),
    },
  ]);
  const labels = Object.entries(collection.labels as Record<string, string>);
  const inner = labels.map(([path, label]) => {
    const values = labels.flatMap(([key, text]) =>
      key.startsWith(`${path}_`) ? [[key.slice(path.length + 1), text]] : [],
    );
    return [path, { label, ...(values.length > 0 && { values: Object.fromEntries(values) }) }];
  });
  return {
    name: collection.name,
    description: '',
    fields: Object.fromEntries([...inner, ...fields]),
  };
}
