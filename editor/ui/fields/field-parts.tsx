import { memo, type ReactNode } from 'react';
import { Label, Text } from 'react-aria-components';
import { useT } from '../../i18n/translate.tsx';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';

/** Props that every field of the editor has besides its value. */
export interface FieldProps {
  readonly label: string;
  /** Hides the label visually; it still names the control. */
  readonly isLabelHidden?: boolean | undefined;
  readonly help?: ReactNode;
  /** Errors of the value; any error marks the control as invalid. */
  readonly errors?: readonly string[] | undefined;
  /** Rendered beside the label: a lock, or where the value comes from. */
  readonly mark?: ReactNode;
  readonly isRequired?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
}

/** Label, required sign and mark. Inside a react-aria field it names the control. */
export function FieldHead({ label, isLabelHidden, isRequired, mark }: FieldProps) {
  if (isLabelHidden && !mark) return null;
  return (
    <span className={styles.head}>
      {!isLabelHidden && (
        <Label className={styles.label}>
          {label}
          {isRequired && <RequiredSign />}
        </Label>
      )}
      {mark && (
        <span className={styles.mark} data-mark="">
          {mark}
        </span>
      )}
    </span>
  );
}

function RequiredSign() {
  const t = useT();
  return (
    <span className={styles.required} aria-label={t('ui.required')}>
      {' *'}
    </span>
  );
}

type PlainHeadProps = Pick<FieldProps, 'label' | 'isLabelHidden' | 'isRequired' | 'mark'> & {
  /** Id of the control that it labels. */
  readonly id: string;
};

/** Label, required sign and mark outside of a react-aria field. */
export const PlainHead = memo(function PlainHead(props: PlainHeadProps) {
  const { id, label, isLabelHidden, isRequired, mark } = props;
  if (isLabelHidden && !mark) return null;
  return (
    <span className={styles.head}>
      {!isLabelHidden && (
        <label className={styles.label} htmlFor={id}>
          {label}
          {isRequired && <RequiredSign />}
        </label>
      )}
      {mark && (
        <span className={styles.mark} data-mark="">
          {mark}
        </span>
      )}
    </span>
  );
});

/** Label, required sign and mark of a group of controls, which has the label as its own name. */
export function GroupHead({ label, isRequired, mark }: FieldProps) {
  return (
    <span className={styles.head}>
      <span className={styles.label}>
        {label}
        {isRequired && <RequiredSign />}
      </span>
      {mark && <span className={styles.mark}>{mark}</span>}
    </span>
  );
}

/** Help and errors, announced with the control. */
export function FieldFoot({ help, errors = [] }: Pick<FieldProps, 'help' | 'errors'>) {
  return (
    <>
      {help && (
        <Text slot="description" className={styles.help}>
          {help}
        </Text>
      )}
      {errors.length > 0 && (
        <Text slot="errorMessage" className={styles.errors}>
          <AppErrors errors={errors} />
        </Text>
      )}
    </>
  );
}

function AppErrors({ errors }: { readonly errors: readonly string[] }) {
  return errors.map((error) => <span key={error}>{error}</span>);
}

/** Help and errors outside of a react-aria field. The control must reference `id` in `aria-describedby`. */
export const PlainFoot = memo(function PlainFoot({
  id,
  help,
  errors = [],
}: Pick<FieldProps, 'help' | 'errors'> & { readonly id?: string }) {
  if (!help && errors.length === 0) return null;
  return (
    <span id={id} className={styles.field}>
      {help && <span className={styles.help}>{help}</span>}
      {errors.length > 0 && (
        <span className={styles.errors}>
          <AppErrors errors={errors} />
        </span>
      )}
    </span>
  );
});

/** Converts field props to those of a react-aria field. */
export function ariaProps({
  label,
  isLabelHidden,
  errors = [],
  isRequired,
  autoFocus,
}: FieldProps) {
  return {
    'aria-label': isLabelHidden ? label : undefined,
    isInvalid: errors.length > 0,
    isRequired,
    autoFocus,
    validationBehavior: 'aria',
  } as const;
}

/** The lock of a read-only field; its help text has the reason. */
export function LockMark() {
  return <Icon name="lock" />;
}
