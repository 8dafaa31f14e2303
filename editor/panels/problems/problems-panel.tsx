import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useStore } from 'zustand';
import type { Problem } from '#schemas/editing/node.ts';
import type { Fault } from '#schemas/result.ts';
import { FaultLine } from '../../dialogs/states.tsx';
import { useT } from '../../i18n/translate.tsx';
import { openInspector } from '../../shell/open-panel.ts';
import { useEditor } from '../../start/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { fieldName } from '../inspector/field-name.ts';
import { useNodeName } from '../node-names.ts';
import { usePanels } from '../panels-context.ts';
import { tabOf } from './problem-words.ts';
import styles from './problems.module.css';

/** Rows that are drawn; mending some shows the rest. */
const most = 300;

/** What is wrong on this screen; each leads to where it is mended. */
export function ProblemsPanel() {
  const { problems } = usePanels();
  const t = useT();
  const { errors, warnings, isLooking } = useStore(problems.totals);
  const all = problems.all();
  return (
    <div className={styles.panel}>
      <ServerCheck />
      <div className={styles.lists}>
        {errors + warnings === 0 && (
          <p className={styles.fine} role="status">
            <Icon name={isLooking ? 'loader' : 'circle-check'} />
            {t(isLooking ? 'panels.looking' : 'panels.noProblems')}
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
          <li
            key={`${problem.document} ${problem.node} ${problem.code} ${problem.layer} ${problem.path}`}
          >
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
  const { editing, ui, payload } = useEditor();
  const t = useT();
  const nameOf = useNodeName();
  const node = problem.node === null ? undefined : editing.nodes.get(problem.node);
  const labels = node && editing.blocks[node.handler]?.labels[payload.uiLanguage];
  const where = [
    node ? nameOf(node) : t('panels.wholePage'),
    ...(node && problem.path !== ''
      ? [fieldName(labels, node, problem.path, payload.uiLanguage)]
      : []),
    ...(problem.layer === null ? [] : [t(`panels.layer_${problem.layer}`)]),
  ];
  return (
    <AriaButton
      className={styles.problem}
      isDisabled={!node}
      onPress={() => {
        if (!node) return;
        editing.select([node.id], problem.path || null);
        openInspector(ui, tabOf(problem));
      }}
    >
      <span className={styles.where}>{where.join(' · ')}</span>
      <span className={styles.what}>{t(`fault.${problem.code}`, problem.params)}</span>
    </AriaButton>
  );
}

/** Asks the server too: it alone knows media, links and what screens need. */
function ServerCheck() {
  const { editing, api } = useEditor();
  const { problems } = usePanels();
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const ask = async () => {
    setAsking(true);
    const answer = await api.call('draft.problems', { documents: [...editing.documents.keys()] });
    setAsking(false);
    setFault(answer.ok ? null : answer.fault);
    if (answer.ok) problems.setServer(answer.value);
  };
  return (
    <div className={styles.check}>
      <Button icon="refresh-cw" isPending={isAsking} onPress={() => void ask()}>
        {t(isAsking ? 'panels.checking' : 'panels.check')}
      </Button>
      {fault && <FaultLine fault={fault} />}
    </div>
  );
}
