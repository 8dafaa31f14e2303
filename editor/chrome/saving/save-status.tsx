import { Button as AriaButton } from 'react-aria-components';
import { useEditor } from '../../canvas/editor-context.ts';
import { useT } from '../../i18n/translate.tsx';
import type { SaveStatus } from '../../session/saving/saving-state.ts';
import { openPanel } from '../../session/ui/open-panel.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import spoken from '../../ui/spoken.module.css';
import { Tip } from '../../ui/tip.tsx';
import { requestLogin } from './login-dialog.tsx';
import styles from './save-status.module.css';
import { useSaving, useSavingState } from './saving-context.ts';

const ConflictDialog = lazyPart(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);

const icons: Readonly<Record<SaveStatus, EditorIconName>> = {
  saved: 'cloud-check',
  unsaved: 'cloud-upload',
  saving: 'loader',
  offline: 'cloud-off',
  loggedOut: 'lock',
  conflict: 'users',
  refused: 'triangle-alert',
};

const troubles: readonly SaveStatus[] = ['offline', 'loggedOut', 'conflict', 'refused'];

/** Shows the save status. Pressing it starts the matching action. */
export function SaveStatus() {
  const t = useT();
  const saving = useSaving();
  const dialogs = useDialogs();
  const { ui } = useEditor();
  const status = useSavingState((state) => state.status);
  const journal = useSavingState((state) => state.journal);
  const isTrouble = troubles.includes(status);
  const help = () => {
    if (status === 'loggedOut') void requestLogin(dialogs);
    else if (status === 'conflict') void dialogs.open(ConflictDialog, {});
    else if (status === 'refused') openPanel(ui, 'problems');
    else void saving.flush();
  };
  return (
    <>
      <Tip label={t(`saving.${status}Action`)}>
        <AriaButton
          className={styles.status}
          data-tone={isTrouble ? 'trouble' : undefined}
          aria-label={t(`saving.${status}Action`)}
          onPress={help}
        >
          <Icon name={icons[status]} />
          <span className={styles.label}>{t(`saving.${status}`)}</span>
          {journal !== 'working' && (
            <span className={styles.journal} title={t(`saving.journal_${journal}`)}>
              <Icon name="triangle-alert" />
            </span>
          )}
        </AriaButton>
      </Tip>
      <span role="status" className={spoken.spoken}>
        {isTrouble ? t(`saving.${status}`) : ''}
      </span>
    </>
  );
}
