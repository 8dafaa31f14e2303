import { useStore } from 'zustand';
import { useT } from '../../i18n/translate.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Session } from './session.ts';
import styles from './toolbar.module.css';

/** Lists what was not pasted, until it is closed. */
export function Notice({ session }: { readonly session: Session }) {
  const t = useT();
  const notice = useStore(session, (state) => state.notice);
  return (
    <div role="status">
      {notice && (
        <div className={styles.notice}>
          <Icon name="triangle-alert" />
          {t(`rich-text.${notice}`)}
          <IconButton
            icon="x"
            label={t('ui.close')}
            onPress={() => session.setState({ notice: null })}
          />
        </div>
      )}
    </div>
  );
}
