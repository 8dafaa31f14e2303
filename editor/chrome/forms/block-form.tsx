import { memo, useMemo } from 'react';
import type { EditorBlock } from '#runtime/block/editor-registry.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import { useT } from '../../i18n/translate.tsx';
import { blockDefaults } from './block-defaults.ts';
import styles from './forms.module.css';
import { type FormProblem, SchemaForm } from './schema-form.tsx';
import { hasFields, uiSchemaOf } from './ui-schema.ts';
import { compiledCheck, createValidator } from './validator.ts';

export interface BlockFormProps {
  /** Owner of the value. Opened groups and touched fields of the form belong to it. */
  readonly owner?: string | undefined;
  readonly block: EditorBlock;
  /** Options in one language, as stored; they may break the schema. */
  readonly value: JsonObject;
  /**
   * Called with the whole options after one change, and the path of the change (list items are named by their
   * `id`).
   */
  readonly onChange: (value: JsonObject, path: string) => void;
  /** Language of labels: the user interface's. */
  readonly language: Language;
  readonly scopes: readonly string[];
  readonly problems: readonly FormProblem[];
  /** Opens the groups around this field and focuses it, whenever it changes. */
  readonly focusPath?: string | null | undefined;
  /** Scrolls to the field and highlights it without focus, while the user types in it elsewhere. */
  readonly shownPath?: string | null | undefined;
  /** Renders only these fields, by path without list items. The function must be stable between renders. */
  readonly only?: ((path: string, schema: JsonObject) => boolean) | undefined;
}

/** The form of a block's options, generated from its schema. */
export const BlockForm = memo(function BlockForm(props: BlockFormProps) {
  const { block, value, onChange, language, scopes, problems, focusPath, shownPath, only } = props;
  const { model, labels, validate } = block;
  const t = useT();
  const rights = scopes.join(' ');
  const uiSchema = useMemo(
    () =>
      uiSchemaOf({
        schema: model.schema,
        labels: textsIn(labels, language),
        language,
        scopes: rights.split(' '),
        only,
      }),
    [model, labels, language, rights, only],
  );
  const validator = useMemo(
    () => createValidator(compiledCheck(validate), model.schema, t),
    [validate, model, t],
  );
  const withDefaults = useMemo(() => blockDefaults(validate), [validate]);
  if (!hasFields(uiSchema)) {
    return <p className={styles.nothing}>{t(only ? 'forms.nothingHere' : 'forms.noOptions')}</p>;
  }
  return (
    <SchemaForm
      // Error messages are stored in the form's state, so another language needs a new form.
      key={`${model.type} ${language}`}
      owner={props.owner}
      schema={model.schema}
      uiSchema={uiSchema}
      validator={validator}
      value={value}
      withDefaults={withDefaults}
      onChange={onChange}
      problems={problems}
      focusPath={focusPath}
      shownPath={shownPath}
    />
  );
});
