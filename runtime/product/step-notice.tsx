import { useEffect, useRef } from 'react';
import { useSession } from '../block/context.tsx';
import type { AccountStep } from '../commands/account/account-step.ts';
import type { Translate } from '../i18n/translator.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './step-notice.module.css';

interface StepNoticeProps {
  readonly kind: AccountStep['kind'];
  /** Must have the texts `{kind}` and `{kind}Text`, which may contain `%{email}`. */
  readonly t: Translate;
}

/** Says what was done for an account and what comes next; unlike a toast it stays. */
export function StepNotice({ kind, t }: StepNoticeProps) {
  const step = useSession(({ accountStep }) => accountStep);
  const loaded = useRef(step);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (loaded.current !== step) title.current?.focus();
    loaded.current = step;
  }, [step]);
  return (
    <div role="status" className={styles.notice}>
      {step?.kind === kind && (
        <>
          <Icon name="circle-check" />
          <div>
            <h2 ref={title} tabIndex={-1} className={styles.title}>
              {t(kind)}
            </h2>
            <p>{t(`${kind}Text`, { email: step.email })}</p>
          </div>
        </>
      )}
    </div>
  );
}
