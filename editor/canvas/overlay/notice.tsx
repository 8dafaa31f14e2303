import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../i18n/translate.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useOwnLanguage } from '../../ui/own-language.ts';
import { useEditor } from '../editor-context.ts';
import { announce } from '../use-ui.ts';
import styles from './notice.module.css';
import { useOverlay } from './overlay-store.ts';
import { errorText } from './why.ts';

/** ms that a notice is shown. */
const stay = 7000;

/** The editor's notice, below all other messages. */
export function Notices({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.notices}>
      {children}
      <Notice />
    </div>
  );
}

/** A temporary message about what happened, or why it did not. */
export function Notice() {
  const t = useT();
  const { ui } = useEditor();
  const own = useOwnLanguage();
  const overlay = useOverlay();
  const notice = useStore(overlay, (state) => state.notice);
  useEffect(() => {
    if (!notice) return undefined;
    announce(ui, errorText(t, notice));
    const timer = setTimeout(() => overlay.setState({ notice: null }), stay);
    return () => clearTimeout(timer);
  }, [notice, overlay, ui, t]);
  if (!notice) return null;
  const isError = notice.isError ?? notice.key.startsWith('errors.');
  return (
    <div className={styles.notice} data-error={isError || undefined}>
      <Icon name={isError ? 'circle-alert' : 'circle-check'} />
      <p {...own}>{errorText(t, notice)}</p>
      <IconButton
        icon="x"
        label={t('ui.close')}
        onPress={() => overlay.setState({ notice: null })}
      />
    </div>
  );
}
