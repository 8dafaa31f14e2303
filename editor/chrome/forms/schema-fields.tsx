import { getDefaultRegistry } from '@rjsf/core';
import {
  type ErrorSchema,
  type FieldPathList,
  type Registry,
  type RegistryFieldsType,
  toFieldPathId,
  type UiSchema,
} from '@rjsf/utils';
import { memo, useMemo, useState } from 'react';
import type { Translate } from '#runtime/i18n/translator.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { useT } from '../../i18n/translate.tsx';
import { createSharing } from './changes.ts';
import { coreTexts } from './core-texts.ts';
import { createFormUtils } from './schema-utils.ts';
import { SchemaField } from './theme/core-fields.ts';
import { fields, templates, widgets } from './theme/theme.ts';
import type { FormValidator } from './validator.ts';

/** Called with a field's new value (a symbol removes the key) and its keys. */
export type FieldChange = (value: unknown, path: FieldPathList) => void;

interface SchemaFieldsProps {
  /** Prefix of field ids. */
  readonly id: string;
  readonly schema: JsonObject;
  readonly uiSchema: UiSchema;
  readonly validator: FormValidator;
  /** Fields in addition to those of the theme. */
  readonly fields?: RegistryFieldsType | undefined;
  /** Value with defaults. Unchanged parts must be the same objects. */
  readonly data: JsonObject;
  /** Must be stable between renders. */
  readonly onChange: FieldChange;
}

/**
 * Controlled fields. rjsf's own `Form` copies the value, reports it after rendering and compares it with the
 * new props, so each keystroke rendered twice. These fields hold no state, so input and the documents render
 * in one pass.
 */
export const SchemaFields = memo(function SchemaFields(props: SchemaFieldsProps) {
  const { id, schema, uiSchema, validator, fields: own, data, onChange } = props;
  const t = useT();
  const registry = useMemo(
    () => registryOf({ id, schema, uiSchema, validator, fields: own }, t),
    [id, schema, uiSchema, validator, own, t],
  );
  const fieldPathId = useMemo(() => toFieldPathId('', registry.globalFormOptions), [registry]);
  const errors = useErrors(validator, schema, data);
  return (
    <SchemaField
      name=""
      schema={schema}
      uiSchema={uiSchema}
      errorSchema={errors}
      fieldPathId={fieldPathId}
      formData={data}
      onChange={onChange}
      onBlur={ignore}
      onFocus={ignore}
      registry={registry}
    />
  );
});

const ignore = () => undefined;

const theirs = getDefaultRegistry();

type RegistryParts = Pick<SchemaFieldsProps, 'id' | 'schema' | 'uiSchema' | 'validator' | 'fields'>;

function registryOf(
  { id, schema, uiSchema, validator, fields: own }: RegistryParts,
  t: Translate,
): Registry {
  return {
    fields: { ...theirs.fields, ...fields, ...own },
    templates: { ...theirs.templates, ...templates },
    widgets: { ...theirs.widgets, ...widgets },
    rootSchema: schema,
    formContext: theirs.formContext,
    schemaUtils: createFormUtils(validator, schema),
    translateString: coreTexts(t),
    globalUiOptions: uiSchema['ui:globalOptions'],
    globalFormOptions: {
      idPrefix: id,
      idSeparator: '/',
      useFallbackUiForUnsupportedType: false,
      // Values, errors and schemas are referentially stable here, so no deep comparison is needed.
      experimental_componentUpdateStrategy: 'shallow',
    },
    uiSchemaDefinitions: {},
  };
}

/** Errors of the value by field. Unchanged parts are the same objects. */
function useErrors(validator: FormValidator, schema: JsonObject, data: JsonObject): ErrorSchema {
  const [share] = useState(() => createSharing<Json>());
  return useMemo(() => {
    const { errorSchema } = validator.validateFormData(data, schema);
    return share(errorSchema as Json) as ErrorSchema;
  }, [validator, schema, data, share]);
}
