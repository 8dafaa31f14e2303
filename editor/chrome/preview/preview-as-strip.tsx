import { useEditor } from '../../canvas/editor-context.ts';
import { announce, useUi } from '../../canvas/use-ui.ts';
import { useFormatInstant } from '../../i18n/format-instant.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './preview-as.module.css';
import { PreviewAsDialog } from './preview-as-dialog.tsx';

/** Notes that the page is shown for another time or audience, with a way back. */
export function PreviewAsStrip() {
  const { ui } = useEditor();
  const t = useT();
  const dialogs = useDialogs();
  const instant = useFormatInstant();
  const previewAs = useUi((state) => state.previewAs);
  if (!previewAs) return null;
  const when = previewAs.at === null ? t('preview.now') : instant(previewAs.at);
  const who = t(previewAs.isGuest ? 'preview.guest' : 'preview.customer');
  const back = () => {
    ui.setState({ previewAs: null });
    announce(ui, t('preview.seenNow'));
  };
  return (
    <>
      <div className={styles.edge} />
      <section className={styles.strip} aria-label={t('preview.previewAs')}>
        <Icon name="calendar-clock" />
        <p role="status">{t('preview.shownAs', { when, who })}</p>
        <Button tone="quiet" onPress={() => void dialogs.open(PreviewAsDialog, {})}>
          {t('preview.change')}
        </Button>
        <Button onPress={back}>{t('preview.back')}</Button>
      </section>
    </>
  );
}
