import type { FieldTemplateProps, UiSchema } from '@rjsf/utils';
import { ADDITIONAL_PROPERTY_FLAG } from '@rjsf/utils';
import { type FocusEvent, Fragment, type ReactNode, use, useMemo } from 'react';
import { useT } from '../../../i18n/translate.tsx';
import { LockMark } from '../../../ui/fields/field-parts.tsx';
import {
  FieldContext,
  FieldMarkContext,
  type FieldPosition,
  FieldPositionContext,
} from '../field-context.ts';
import { touch, useErrors, useFormSession } from '../form-session.ts';
import { KeyedField } from './keyed-field.tsx';

/** Passes label, help, errors and rights to the control. Renders no elements of its own. */
export function FieldTemplate(props: FieldTemplateProps) {
  return props.hidden ? null : <ShownField {...props} />;
}

function ShownField(props: FieldTemplateProps) {
  const { fieldPathId, label, rawHelp, rawErrors, required, readonly, disabled } = props;
  const { schema, uiSchema = {}, children } = props;
  const session = useFormSession();
  const position = useFieldPosition(fieldPathId.path);
  const errors = useErrors(position.path, rawErrors);
  const lockReason = useLockReason(uiSchema['ui:lockedFor'] as readonly string[] | undefined);
  const reason = lockReason ?? (uiSchema['ui:closed'] as string | undefined);
  const isLabelHidden = uiSchema['ui:member'] === true;
  // A list is overridden as a whole, so its items have no marks.
  const mark = useMark(isLabelHidden ? '' : position.path, label, reason);
  const isReadOnly = readonly || disabled;
  const isRequired = required === true && schema.default === undefined;
  const help =
    reason ??
    rawHelp ??
    (schema.description && isUnlabelled(uiSchema) ? schema.description : undefined);
  const field = useMemo(
    () => ({ label, isLabelHidden, help, errors, mark, isRequired, isReadOnly }),
    [label, isLabelHidden, help, errors, mark, isRequired, isReadOnly],
  );
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) touch(session, position.path);
  };
  return (
    <FieldPositionContext value={position}>
      <FieldContext value={field}>
        <div data-field={position.path} onBlur={leave}>
          <Fragment key={holdsState(schema, uiSchema) ? session.getState().id : 'value'}>
            {ADDITIONAL_PROPERTY_FLAG in schema ? (
              <KeyedField {...props}>{children}</KeyedField>
            ) : (
              children
            )}
          </Fragment>
        </div>
      </FieldContext>
    </FieldPositionContext>
  );
}

const plainWidgets: ReadonlySet<unknown> = new Set([
  undefined,
  'textarea',
  'select',
  'radio',
  'swatches',
  'email',
  'url',
]);

/**
 * Whether a control may hold state besides its value: a number or date being typed, the history of a rich
 * text. Such a control must not be reused for another owner of the form.
 */
function holdsState(schema: FieldTemplateProps['schema'], uiSchema: UiSchema): boolean {
  const { type, format, oneOf, anyOf } = schema;
  if (ADDITIONAL_PROPERTY_FLAG in schema || 'ui:field' in uiSchema || oneOf || anyOf) return true;
  if (type === 'object' || type === 'boolean') return false;
  return type !== 'string' || format !== undefined || !plainWidgets.has(uiSchema['ui:widget']);
}

/** Schemas without labels describe themselves in English, as a fallback. */
const isUnlabelled = (uiSchema: object) => !('ui:title' in uiSchema);

/** List items are named by their list, everything else by its key. */
function useFieldPosition(keys: readonly (string | number)[]): FieldPosition {
  const above = use(FieldPositionContext);
  const depth = keys.length;
  const path =
    depth <= above.depth
      ? above.path
      : [above.path, keys.at(-1)].filter((key) => key !== '').join('/');
  return useMemo(() => ({ depth, path }), [depth, path]);
}

function useLockReason(scopes: readonly string[] | undefined): string | undefined {
  const t = useT();
  return scopes && t('forms.locked', { scopes: scopes.join(', ') });
}

function useMark(path: string, label: string, reason: string | undefined): ReactNode {
  const renderMark = use(FieldMarkContext);
  return useMemo(() => {
    const mark = path === '' ? null : renderMark?.({ path, label });
    if (reason === undefined) return mark;
    return (
      <>
        {mark}
        <LockMark />
      </>
    );
  }, [renderMark, path, label, reason]);
}
