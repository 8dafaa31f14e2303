import { canExpand, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { use } from 'react';
import { useT } from '../../../i18n/translate.tsx';
import { useUiLanguage } from '../../../i18n/ui-language.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/fields/disclosure.tsx';
import { PlainFoot } from '../../../ui/fields/field-parts.tsx';
import { FieldPositionContext, useField } from '../field-context.ts';
import { setOpened, useFormSession, useOpened } from '../form-session.ts';
import styles from '../forms.module.css';
import { summaryOf } from '../row-summary.ts';

/** Fields of an object: a collapsible group, or plain at the root, in rows and branches. */
export function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, title, uiSchema = {}, optionalDataControl } = props;
  const isPlain = fieldPathId.path.length === 0 || typeof fieldPathId.path.at(-1) === 'number';
  const hasBranches = 'oneOf' in uiSchema || 'anyOf' in uiSchema;
  if (isPlain || hasBranches || title === '') return <Fields {...props} />;
  return optionalDataControl && props.properties.length === 0 ? (
    <div className={styles.group}>{optionalDataControl}</div>
  ) : (
    <Group {...props} />
  );
}

function Group(props: ObjectFieldTemplateProps) {
  const { title, formData, optionalDataControl } = props;
  const session = useFormSession();
  const { path } = use(FieldPositionContext);
  const language = useUiLanguage();
  const { help, errors, mark } = useField();
  const isOpen = useOpened(path, false);
  return (
    <div>
      <Disclosure
        title={title}
        detail={summaryOf(formData ?? null, language)}
        isExpanded={isOpen}
        onExpandedChange={(isExpanded) => setOpened(session, path, isExpanded)}
      >
        <div className={styles.group}>
          {mark}
          <Fields {...props} />
          {optionalDataControl}
        </div>
      </Disclosure>
      <PlainFoot help={help} errors={errors} />
    </div>
  );
}

function Fields({
  properties,
  schema,
  uiSchema,
  formData,
  readonly,
  onAddProperty,
}: ObjectFieldTemplateProps) {
  const t = useT();
  return (
    <div className={styles.fields}>
      {properties.filter(({ hidden }) => !hidden).map(({ content }) => content)}
      {!readonly && canExpand(schema, uiSchema, formData) && (
        <div>
          <Button icon="plus" onPress={onAddProperty}>
            {t('forms.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
