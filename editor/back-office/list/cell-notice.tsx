import { useT } from '../../i18n/translate.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import styles from './bulk.module.css';
import type { CellEdit } from './use-cell-edit.ts';

/** Notice that a cell was saved, with a button to undo the change. */
export function CellNotice({ edit }: { readonly edit: CellEdit }) {
  const t = useT();
  return (
    <section className={styles.notice} aria-label={t('office.lastWork')}>
      <p role="status">{t('office.saved')}</p>
      {edit.error && <ErrorLine error={edit.error} />}
      <Button icon="undo-2" onPress={() => void edit.undo()}>
        {t('office.undo')}
      </Button>
      <IconButton icon="x" label={t('ui.close')} onPress={edit.close} />
    </section>
  );
}
