import type { ReactNode } from 'react';
import type { AppError } from '#schemas/result.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import type { EditorIconName } from '../icons/icon-names.ts';
import styles from './states.module.css';

/** Placeholder shown while something loads. */
export function Waiting() {
  const t = useT();
  return (
    <p className={styles.state} role="status">
      <span className={styles.bar} aria-hidden />
      {t('ui.loading')}
    </p>
  );
}

interface EmptyProps {
  readonly icon?: EditorIconName;
  readonly text?: string;
}

/** Message shown where there is nothing. */
export function Empty({ icon = 'search', text }: EmptyProps) {
  const t = useT();
  return (
    <p className={styles.state}>
      <Icon name={icon} />
      {text ?? t('ui.empty')}
    </p>
  );
}

interface FailedProps {
  readonly error: AppError;
  readonly onRetry?: () => void;
}

/** Message shown where loading failed. */
export function Failed({ error, onRetry }: FailedProps) {
  const t = useT();
  const retry = ({ target }: { readonly target: Element }) => {
    // The button disappears with the error, so focus moves to its container.
    target.parentElement?.closest<HTMLElement>('[tabindex]')?.focus();
    onRetry?.();
  };
  return (
    <div className={styles.state} role="alert">
      <ErrorLine error={error} />
      {onRetry && (
        <Button icon="refresh-cw" onPress={retry}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  );
}

/** An error message on one line. */
export function ErrorLine({ error }: { readonly error: AppError }) {
  const t = useT();
  return (
    <span className={styles.error}>
      <Icon name="circle-alert" />
      {t(`errors.${error.code}`, error.params)}
    </span>
  );
}

/** A note beside what it concerns: amber informs, red warns. */
export function InlineAlert({
  tone = 'amber',
  children,
}: {
  readonly tone?: 'amber' | 'red';
  readonly children: ReactNode;
}) {
  return (
    <p className={styles.alert} data-tone={tone} role={tone === 'red' ? 'alert' : undefined}>
      <Icon name="triangle-alert" />
      <span>{children}</span>
    </p>
  );
}
