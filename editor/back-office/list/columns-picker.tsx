import { DialogTrigger, Popover, Dialog as PopoverDialog } from 'react-aria-components';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { useT } from '../../i18n/translate.tsx';
import { CheckboxGroup } from '../../ui/fields/choices.tsx';
import popup from '../../ui/popup-list.module.css';
import { ToolButton } from './tool-button.tsx';
import styles from './tools.module.css';

interface ColumnsPickerProps {
  readonly collection: CollectionDescription;
  readonly columns: readonly string[];
  readonly onChange: (columns: readonly string[]) => void;
}

/** Picker of the fields that the list shows. The title is always shown. */
export function ColumnsPicker({ collection, columns, onChange }: ColumnsPickerProps) {
  const t = useT();
  const { fields, title } = collection;
  const others = fields.filter(({ key }) => key !== title);
  // Chosen columns keep the order of the fields, and the title is the first.
  const set = (chosen: readonly string[]) =>
    onChange([title, ...others.map(({ key }) => key).filter((key) => chosen.includes(key))]);
  return (
    <DialogTrigger>
      <ToolButton icon="columns-2" label={t('office.columns')} />
      <Popover className={`izlog-editor ${popup.popup} ${styles.popover}`} placement="bottom end">
        <PopoverDialog className={styles.dialog} aria-label={t('office.columns')}>
          <CheckboxGroup
            label={t('office.columns')}
            options={others.map(({ key, label }) => ({ id: key, label }))}
            value={columns}
            onChange={set}
          />
        </PopoverDialog>
      </Popover>
    </DialogTrigger>
  );
}
