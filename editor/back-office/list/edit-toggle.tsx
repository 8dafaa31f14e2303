import { ToggleButton } from 'react-aria-components';
import { useScreenSize } from '../../canvas/use-screen-size.ts';
import { useT } from '../../i18n/translate.tsx';
import { IconToggle } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './list.module.css';

interface EditToggleProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** Turns editing in the cells of a list on and off. */
export function EditToggle(props: EditToggleProps) {
  const t = useT();
  const label = t('office.editInList');
  if (useScreenSize() === 'narrow') return <IconToggle icon="pencil" label={label} {...props} />;
  return (
    <ToggleButton className={styles.toggle} {...props}>
      <Icon name="pencil" />
      {label}
    </ToggleButton>
  );
}
