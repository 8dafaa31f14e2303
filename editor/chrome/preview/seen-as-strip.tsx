import { useEditor } from '../../canvas/editor-context.ts';
import { announce, useUi } from '../../canvas/use-ui.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFormatInstant } from '../saving/format-instant.ts';
import styles from './seen-as.module.css';
import { SeenAsDialog } from './seen-as-dialog.tsx';

/** Notes that the page is shown for another time or audience, with a way back. */
export function SeenAsStrip() {
  const { ui } = useEditor();
  const t = useT();
  const dialogs = useDialogs();
  const instant = useFormatInstant();
  const seenAs = useUi((state) => state.seenAs);
  if (!seenAs) return null;
  const when = seenAs.at === null ? t('preview.now') : instant(seenAs.at);
  const who = t(seenAs.isGuest ? 'preview.guest' : 'preview.customer');
  const back = () => {
    ui.setState({ seenAs: null });
    announce(ui, t('preview.seenNow'));
  };
  return (
    <>
      <div className={styles.edge} />
      <section className={styles.strip} aria-label={t('preview.seenAs')}>
        <Icon name="calendar-clock" />
        <p role="status">{t('preview.shownAs', { when, who })}</p>
        <Button tone="quiet" onPress={() => void dialogs.open(SeenAsDialog, {})}>
          {t('preview.change')}
        </Button>
        <Button onPress={back}>{t('preview.back')}</Button>
      </section>
    </>
  );
}
