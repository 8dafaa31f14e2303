import { type ReactNode, useEffect, useRef } from 'react';
import { useSession } from '../block/context.tsx';
import type { AccountStep } from '../commands/account/account-step.ts';
import type { Translate } from '../i18n/translator.ts';
import { EmailBreaks } from '../ui/email-breaks.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './account-panel.module.css';

interface AccountPanelProps {
  readonly id: string;
  readonly title: string;
  /** Heading level: 1 when the panel is the main content of the page. */
  readonly level?: 1 | 2 | undefined;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

/** A panel with a title, a line of explanation and one form. */
export function AccountPanel({ id, title, level = 2, text, children }: AccountPanelProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.panel} data-level={level} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <Heading id={`${id}-title`}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      {children}
    </section>
  );
}

interface StepNoticeProps {
  readonly kinds: readonly AccountStep['kind'][];
  /** Must have for each kind the texts `{kind}` and `{kind}Text`, which may contain `%{email}`. */
  readonly t: Translate;
}

/** Says what was done for an account and what comes next; unlike a toast it stays. */
export function StepNotice({ kinds, t }: StepNoticeProps) {
  const step = useSession(({ accountStep }) => accountStep);
  const loaded = useRef(step);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (loaded.current !== step) title.current?.focus();
    loaded.current = step;
  }, [step]);
  return (
    <div role="status" className={styles.notice}>
      {step && kinds.includes(step.kind) && (
        <>
          <Icon name="circle-check" />
          <div>
            <h2 ref={title} tabIndex={-1} className={styles.noticeTitle}>
              {t(step.kind)}
            </h2>
            <p>
              <EmailBreaks>{t(`${step.kind}Text`, { email: step.email })}</EmailBreaks>
            </p>
          </div>
        </>
      )}
    </div>
  );
}

/** Form fields in one column, the submit button at the end. */
export const formLayout = { form: styles.form, pair: styles.pair, links: styles.links };
