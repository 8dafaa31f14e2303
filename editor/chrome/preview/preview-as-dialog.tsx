import { useState } from 'react';
import { useEditor } from '../../canvas/editor-context.ts';
import { announce } from '../../canvas/use-ui.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import styles from './preview-as.module.css';
import { PreviewAsFields } from './preview-as-fields.tsx';

const formId = 'izlog-preview-as';
const audiences = ['customer', 'guest'] as const;

/** Chooses the time and audience to view the page for. Nothing is stored. */
export function PreviewAsDialog({ close }: Closing<never>) {
  const { ui } = useEditor();
  const t = useT();
  const before = ui.getState().previewAs;
  const [at, setAt] = useState(before?.at ?? '');
  const [isGuest, setGuest] = useState(before?.isGuest ?? false);
  const show = () => {
    const isNow = at === '' && !isGuest;
    ui.setState({ previewAs: isNow ? null : { at: at === '' ? null : at, isGuest } });
    close();
    if (isNow) announce(ui, t('preview.seenNow'));
  };
  return (
    <Dialog
      isOpen
      title={t('preview.previewAs')}
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button tone="primary" type="submit" form={formId}>
            {t('preview.show')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <PreviewAsFields
          at={at}
          onAt={setAt}
          who={isGuest ? 'guest' : 'customer'}
          help="atHelp"
          audiences={audiences}
          onWho={(who) => setGuest(who === 'guest')}
        />
      </form>
    </Dialog>
  );
}
