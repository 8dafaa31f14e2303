import { createContext, use } from 'react';
import { useT } from '../i18n/translate.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import styles from './unfetched.module.css';

/** Fetches a part of the editor again. */
export const RetryContext = createContext<() => void>(() => undefined);

/** Stands for a part of the editor that could not be fetched: as a dialog where it can be closed. */
export function Unfetched(props: object) {
  return <PartNotice part={props} title="ui.unfetched" help="ui.unfetchedHelp" />;
}

/** Stands for a part of the editor that threw while it was rendered: the others go on. */
export function Broken(props: object) {
  return <PartNotice part={props} title="ui.broken" help="ui.brokenHelp" />;
}

interface PartNoticeProps {
  /** Props of the part that is missing. */
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
        // This button goes: the focus stays in the panel.
        target.closest('section')?.querySelector<HTMLElement>('button')?.focus();
        retry();
      }}
    >
      {t('ui.retry')}
    </Button>
  );
  const words = (
    <p className={styles.words} role="alert">
      <Icon name="circle-alert" />
      {t(help)}
    </p>
  );
  if (!close) {
    return (
      <div className={styles.part}>
        {words}
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
      {words}
    </Dialog>
  );
}
