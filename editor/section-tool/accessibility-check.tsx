import { useState } from 'react';
import { useT } from '../i18n/translate.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { FramesHandle } from './preview-frames.tsx';
import type { Violation } from './preview-messages.ts';
import styles from './section-tool.module.css';

interface Report {
  readonly width: number;
  readonly violations: readonly Violation[] | null;
}

/** Runs axe in the widest preview and lists its findings. */
export function AccessibilityCheck({ frames }: { readonly frames: () => FramesHandle | null }) {
  const t = useT();
  const [isRunning, setRunning] = useState(false);
  const [report, setReport] = useState<Report | null>(null);
  const run = async () => {
    const preview = frames();
    if (!preview) return;
    setRunning(true);
    setReport({ width: preview.width, violations: await preview.check() });
    setRunning(false);
  };
  return (
    <>
      <Button icon="shield" isDisabled={isRunning} onPress={() => void run()}>
        {t(isRunning ? 'section-tool.checking' : 'section-tool.runCheck')}
      </Button>
      <div role="status">{report && !isRunning && <Findings report={report} />}</div>
    </>
  );
}

function Findings({ report: { width, violations } }: { readonly report: Report }) {
  const t = useT();
  if (!violations) return <p className={styles.bad}>{t('section-tool.notChecked')}</p>;
  const count = violations.length;
  return (
    <>
      <p className={count === 0 ? styles.good : styles.bad}>
        <Icon name={count === 0 ? 'circle-check' : 'circle-x'} />
        {count === 0
          ? t('section-tool.noViolations')
          : t('section-tool.violations', { smart_count: count })}{' '}
        {t('section-tool.checkedAt', { width })}
      </p>
      <ul className={styles.violations}>
        {violations.map(({ rule, impact, help, helpUrl, targets }) => (
          <li key={rule}>
            <a href={helpUrl} target="_blank" rel="noreferrer">
              {rule}
            </a>{' '}
            <small>{impact}</small>
            <p lang="en">{help}</p>
            {targets.map((target) => (
              <code key={target}>{target}</code>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
