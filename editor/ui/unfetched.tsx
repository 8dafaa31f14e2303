import { createContext, use } from 'react';
import { useT } from '../i18n/translate.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import styles from './unfetched.module.css';

/** Retries loading a component of the editor. */
export const RetryContext = createContext<() => void>(() => undefined);

/** Shown when a component of the editor failed to load; as a dialog where it can be closed. */
export function Unfetched(props: object) {
  return <PartNotice part={props} title="ui.unfetched" help="ui.unfetchedHelp" />;
}

/** Shown when a component of the editor threw during rendering. The others keep working. */
export function Broken(props: object) {
  return <PartNotice part={props} title="ui.broken" help="ui.brokenHelp" />;
}

interface PartNoticeProps {
  /** Props of the missing component. */
  readonly part: object;
  readonly title: string;
  readonly help: string;
}

function PartNotice({ part, title, help }: PartNoticeProps) {
  const t = useT();
  const retry = use(RetryContext);
  const close = 'close' in part ? (part.close as () => void) : null;
  const again = (
    <Button
      tone="primary"
      icon="refresh-cw"
      onPress={({ target }) => {
        // The button disappears, so focus moves within the panel.
        target.closest('section')?.querySelector<HTMLElement>('button')?.focus();
        retry();
      }}
    >
      {t('ui.retry')}
    </Button>
  );
  const label = (
    <p className={styles.label} role="alert">
      <Icon name="circle-alert" />
      {t(help)}
    </p>
  );
  if (!close) {
    return (
      <div className={styles.part}>
        {label}
        {again}
      </div>
    );
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t(title)}
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => close()}>{t('ui.close')}</Button>
          {again}
        </>
      }
    >
      {label}
    </Dialog>
  );
}
