import { useT } from '../i18n/translate.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './layout.module.css';
import { usePublishing } from './queries.ts';

/** Shows that changes are being published. */
export function DeployNotice() {
  const t = useT();
  const { data } = usePublishing();
  const isRunning = data?.ok === true && data.value.hasRunningPipeline;
  return (
    <span role="status" className={styles.notice}>
      {isRunning && (
        <>
          <Icon name="cloud-upload" />
          {t('office.publishing')}
        </>
      )}
    </span>
  );
}
