import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { Json } from '#schemas/document/element.ts';
import type {
  CollectionDescription,
  CollectionRow,
  FieldDescription,
} from '#schemas/entities/collection.ts';
import type { AppError } from '#schemas/result.ts';
import { useT } from '../../i18n/translate.tsx';
import { Icon } from '../../ui/icon.tsx';
import spoken from '../../ui/spoken.module.css';
import { refusalText, typedErrors } from '../refusal.ts';
import { useAmountFormat } from '../use-amount-format.ts';
import { Value } from '../value.tsx';
import styles from './cell.module.css';
import { cellText, cellValue, choiceValue } from './cell-text.ts';
import type { CellEdit } from './use-cell-edit.ts';

interface EditableCellProps {
  readonly collection: CollectionDescription;
  readonly field: FieldDescription;
  readonly row: CollectionRow;
  readonly onSave: CellEdit['save'];
}

/** A value that becomes a control when pressed. Enter saves, Escape restores the value. */
export function EditableCell(props: EditableCellProps) {
  const { field, row } = props;
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    // The button must be rendered again before it can have the focus.
    requestAnimationFrame(() => trigger.current?.focus());
  };
  if (isOpen) return <CellControl {...props} onClose={close} />;
  return (
    <Button ref={trigger} className={styles.trigger} onPress={() => setIsOpen(true)}>
      <span className={styles.value}>
        <Value field={field} value={row.values[field.key]} currency={row.values['currency']} />
      </span>
      <span className={spoken.spoken}>{t('office.editCell', { field: field.label })}</span>
      <Icon name="pencil" />
    </Button>
  );
}

/** Stops an event, because the surrounding grid would handle the keys and presses of the control. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

interface CellControlProps extends EditableCellProps {
  readonly onClose: () => void;
}

function CellControl({ collection, field, row, onSave, onClose }: CellControlProps) {
  const t = useT();
  const errorId = useId();
  const format = useAmountFormat();
  const known = cellText(field, row.values[field.key], format);
  const [text, setText] = useState(known);
  const [problem, setProblem] = useState<string | null>(null);
  const isSending = useRef(false);

  async function save(typed: string): Promise<void> {
    if (isSending.current) return;
    if (typed === known) return onClose();
    const value = valueOf(collection, field, typed, format.digits);
    if (value === undefined) {
      return setProblem(t(field.cell === 'money' ? typedErrors.price : 'errors.numberInvalid'));
    }
    isSending.current = true;
    const refused = await onSave(row, field.key, value);
    isSending.current = false;
    if (refused) return setProblem(textOf(refused));
    onClose();
  }

  const textOf = (refused: AppError): string =>
    refused.params?.reason === 'changed'
      ? t('office.changedMeanwhile')
      : refusalText(t, collection, refused);

  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter') void save(text);
  }

  const shared = {
    'aria-label': field.label,
    'aria-invalid': problem !== null,
    'aria-describedby': errorId,
    className: styles.control,
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the pressed button
    autoFocus: true,
    onKeyDown,
  };
  const options = optionsOf(collection, field, t);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps events inside
    <span className={styles.cell} onPointerDown={stop} onMouseDown={stop} onClick={stop}>
      {options ? (
        <select
          {...shared}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            void save(target.value);
          }}
          onBlur={() => problem === null && onClose()}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          value={text}
          inputMode={field.cell === 'text' ? 'text' : 'decimal'}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => void save(text)}
        />
      )}
      <span id={errorId} role="alert" className={styles.problem}>
        {problem}
      </span>
    </span>
  );
}

function valueOf(
  { schema }: CollectionDescription,
  field: FieldDescription,
  typed: string,
  digits: number,
): Json | undefined {
  return field.cell === 'choice'
    ? choiceValue(schema, field.key, typed)
    : cellValue(field, typed, digits);
}

/** Returns the options of a choice or flag; null for a field that is typed. */
function optionsOf(
  { schema }: CollectionDescription,
  { key, cell, choices }: FieldDescription,
  t: ReturnType<typeof useT>,
): FieldDescription['choices'] | null {
  if (cell === 'flag') {
    return [
      { value: 'true', label: t('office.yes') },
      { value: 'false', label: t('office.no') },
    ];
  }
  if (cell !== 'choice') return null;
  const { required = [] } = schema as { readonly required?: readonly string[] };
  return required.includes(key) ? choices : [{ value: '', label: '–' }, ...choices];
}
