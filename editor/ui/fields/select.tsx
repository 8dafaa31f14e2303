import type { ReactNode } from 'react';
import {
  Select as AriaSelect,
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { useT } from '../../i18n/translate.tsx';
import { Icon } from '../icon.tsx';
import { useOwnLanguage } from '../own-language.ts';
import popup from '../popup-list.module.css';
import styles from './field.module.css';
import { ariaProps, FieldFoot, FieldHead, type FieldProps } from './field-parts.tsx';

export interface Option {
  readonly id: string;
  readonly label: string;
  /** Rendered before the label. */
  readonly picture?: ReactNode;
}

export interface SelectProps extends FieldProps {
  readonly options: readonly Option[];
  /** Null while nothing is selected. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
}

/** Selects one of a few options. */
export function Select(props: SelectProps) {
  const { options, value, onChange, onBlur, placeholder, isReadOnly } = props;
  const t = useT();
  return (
    <AriaSelect
      {...ariaProps(props)}
      className={styles.field}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      onBlur={onBlur}
      placeholder={placeholder ?? t('ui.choose')}
      isDisabled={isReadOnly}
    >
      <FieldHead {...props} />
      <Button className={`${styles.input} ${styles.trigger}`}>
        <SelectValue className={styles.value} />
        <Icon name="chevron-down" />
      </Button>
      <FieldFoot {...props} />
      <Options options={options} />
    </AriaSelect>
  );
}

export function Options({ options }: { readonly options: readonly Option[] }) {
  return (
    <Popover
      {...useOwnLanguage()}
      className={`izlog-editor ${popup.popup} ${styles.options}`}
      offset={2}
    >
      <ListBox className={popup.list} items={options}>
        {({ label, picture }) => (
          <ListBoxItem className={popup.item} textValue={label}>
            {({ isSelected }) => (
              <>
                {picture}
                {label}
                {isSelected && <Icon name="check" />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
