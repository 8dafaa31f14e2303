import type { UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { ElementMeta, JsonObject } from '#schemas/document/element.ts';
import type { Language } from '#schemas/languages.ts';
import { useT } from '../../i18n/translate.tsx';
import { metaErrors, metaFormSchema } from './meta-schema.ts';
import { type FormProblem, SchemaForm } from './schema-form.tsx';
import { uiSchemaOf } from './ui-schema.ts';
import { createValidator } from './validator.ts';

export interface MetaFormProps {
  readonly value: ElementMeta;
  readonly onChange: (value: ElementMeta, path: string) => void;
  /** Language of labels: the user interface's. */
  readonly language: Language;
  readonly problems: readonly FormProblem[];
  readonly focusPath?: string | null | undefined;
  readonly only?: ((path: string) => boolean) | undefined;
  /** Fields that cannot be used here, with the reason as text. */
  readonly closed?: ReadonlyMap<string, string> | undefined;
}

const asStored = (value: JsonObject) => value;

/** Space, width, background and visibility of any element. Omitted fields use the block's own appearance. */
export function MetaForm(props: MetaFormProps) {
  const { value, onChange, language, problems, focusPath, only, closed } = props;
  const t = useT();
  const uiSchema = useMemo(
    () =>
      withClosed(
        uiSchemaOf({ schema: metaFormSchema, labels: undefined, language, scopes: [], only }),
        closed,
      ),
    [language, only, closed],
  );
  const validator = useMemo(() => createValidator(metaErrors, metaFormSchema, t), [t]);
  return (
    <SchemaForm
      key={language}
      schema={metaFormSchema}
      uiSchema={uiSchema}
      validator={validator}
      value={value as JsonObject}
      withDefaults={asStored}
      onChange={(meta, path) => onChange(meta, path)}
      problems={problems}
      focusPath={focusPath}
    />
  );
}

function withClosed(uiSchema: UiSchema, closed: MetaFormProps['closed']): UiSchema {
  const fields = [...(closed ?? [])].map(([name, reason]) => [
    name,
    { ...uiSchema[name], 'ui:readonly': true, 'ui:closed': reason },
  ]);
  return { ...uiSchema, ...Object.fromEntries(fields) };
}
