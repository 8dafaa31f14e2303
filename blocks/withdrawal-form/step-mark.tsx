import { useMessages } from '#runtime/block/context.tsx';
import styles from './view.module.css';

interface StepMarkProps {
  readonly step: 1 | 2;
  readonly title: string;
}

/** Heading of a step with its number. */
export function StepMark({ step, title }: StepMarkProps) {
  const t = useMessages('withdrawal-form');
  return (
    <header className={styles.step}>
      <p className="marginalia">{t('steps', { step })}</p>
      <h2 className={styles.subtitle}>{title}</h2>
    </header>
  );
}
