import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useStore } from 'zustand';
import type { Problem } from '#schemas/editing/node.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { usePanels } from '../panels-context.ts';
import styles from './problems.module.css';
import { problemKey, useProblem } from './use-problem.ts';

/** Maximum number of rendered rows. The rest appear as problems are fixed. */
const most = 300;

/** Lists the problems of this screen; each links to where it is fixed. */
export function ProblemsPanel() {
  const { problems } = usePanels();
  const t = useT();
  const { errors, warnings, isChecking } = useStore(problems.totals);
  const all = problems.all();
  return (
    <div className={styles.panel}>
      <ServerCheck />
      <div className={styles.lists}>
        {errors + warnings === 0 && (
          <p className={styles.fine} role="status">
            <Icon name={isChecking ? 'loader' : 'circle-check'} />
            {t(isChecking ? 'panels.checking' : 'panels.noProblems')}
          </p>
        )}
        <Group severity="error" count={errors} problems={all} />
        <Group severity="warning" count={warnings} problems={all} />
      </div>
    </div>
  );
}

interface GroupProps {
  readonly severity: Problem['severity'];
  readonly count: number;
  readonly problems: readonly Problem[];
}

function Group({ severity, count, problems }: GroupProps) {
  const t = useT();
  if (count === 0) return null;
  const own = problems.filter((problem) => problem.severity === severity);
  return (
    <section aria-label={t(`panels.${severity}s`, { smart_count: count })}>
      <h3 className={styles.title} data-severity={severity}>
        {t(`panels.${severity}s`, { smart_count: count })}
      </h3>
      <ul>
        {own.slice(0, most).map((problem) => (
          <li key={problemKey(problem)}>
            <ProblemRow problem={problem} />
          </li>
        ))}
      </ul>
      {own.length > most && (
        <p className={styles.rest}>
          {t('panels.moreProblems', { smart_count: own.length - most })}
        </p>
      )}
    </section>
  );
}

function ProblemRow({ problem }: { readonly problem: Problem }) {
  const { where, what, lead } = useProblem()(problem);
  return (
    <AriaButton className={styles.problem} isDisabled={!lead} onPress={() => lead?.()}>
      <span className={styles.where}>{where}</span>
      <span className={styles.what}>{what}</span>
    </AriaButton>
  );
}

/** Also runs the server's check: only the server knows media, links and required blocks. */
function ServerCheck() {
  const { editing, api } = useEditor();
  const { problems } = usePanels();
  const t = useT();
  const [isPrompting, setPrompting] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const prompt = async () => {
    setPrompting(true);
    const response = await api.call('draft.problems', { documents: [...editing.documents.keys()] });
    setPrompting(false);
    setError(response.ok ? null : response.error);
    if (response.ok) problems.setServer(response.value);
  };
  return (
    <div className={styles.check}>
      <Button icon="refresh-cw" isPending={isPrompting} onPress={() => void prompt()}>
        {t(isPrompting ? 'panels.checking' : 'panels.check')}
      </Button>
      {error && <ErrorLine error={error} />}
    </div>
  );
}
