import { Button as AriaButton } from 'react-aria-components';
import type { Problem } from '#schemas/editing/node.ts';
import { useT } from '../../i18n/translate.tsx';
import { Disclosure } from '../../ui/fields/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { problemKey, useProblem } from '../panels/problems/use-problem.ts';
import styles from './publishing.module.css';

interface ProblemListProps {
  readonly problems: readonly Problem[];
  /** Called when the user goes to the field. */
  readonly onLeave: () => void;
}

/** Maximum number of rendered rows. The rest appear as problems are fixed. */
const most = 100;

/** Lists what prevents documents from being published, with warnings collapsed. */
export function ProblemList({ problems, onLeave }: ProblemListProps) {
  const t = useT();
  const of = (severity: Problem['severity']) =>
    problems.filter((problem) => problem.severity === severity);
  const [errors, warnings] = [of('error'), of('warning')];
  return (
    <>
      {errors.length > 0 && (
        <Rows label={t('publishing.problems')} problems={errors} onLeave={onLeave} />
      )}
      {warnings.length > 0 && (
        <Disclosure title={t('panels.warnings', { smart_count: warnings.length })}>
          <Rows label={t('publishing.warnings')} problems={warnings} onLeave={onLeave} />
        </Disclosure>
      )}
    </>
  );
}

interface RowsProps extends ProblemListProps {
  readonly label: string;
}

function Rows({ label, problems, onLeave }: RowsProps) {
  const t = useT();
  return (
    <ul className={styles.problems} aria-label={label}>
      {problems.slice(0, most).map((problem) => (
        <li key={problemKey(problem)}>
          <ProblemRow problem={problem} onLeave={onLeave} />
        </li>
      ))}
      {problems.length > most && (
        <li>{t('publishing.moreProblems', { smart_count: problems.length - most })}</li>
      )}
    </ul>
  );
}

interface RowProps {
  readonly problem: Problem;
  readonly onLeave: () => void;
}

/** A problem that links to its field. */
function ProblemRow({ problem, onLeave }: RowProps) {
  const { where, what, lead } = useProblem()(problem);
  return (
    <AriaButton
      className={styles.problem}
      data-severity={problem.severity}
      isDisabled={!lead}
      onPress={() => {
        lead?.();
        onLeave();
      }}
    >
      <Icon name={problem.severity === 'error' ? 'circle-x' : 'triangle-alert'} />
      <span className={styles.where}>{where}</span>
      <span>{what}</span>
    </AriaButton>
  );
}
