import { Button as AriaButton } from 'react-aria-components';
import type { Problem } from '#schemas/editing/node.ts';
import { languageNames } from '../dialogs/language-names.ts';
import { FaultLine } from '../dialogs/states.tsx';
import { useT } from '../i18n/translate.tsx';
import { fieldName } from '../panels/inspector/field-name.ts';
import { useNodeName } from '../panels/node-names.ts';
import { tabOf } from '../panels/problems/problem-words.ts';
import { openInspector } from '../shell/open-panel.ts';
import { useEditor } from '../start/editor-context.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './publishing.module.css';

interface ProblemListProps {
  readonly problems: readonly Problem[];
  /** The person goes to the field. */
  readonly onLeave: () => void;
}

/** Most rows that are drawn; mending some shows the rest. */
const most = 100;

/** What keeps documents from being published; each leads to its field. */
export function ProblemList({ problems, onLeave }: ProblemListProps) {
  const t = useT();
  const sorted = problems.toSorted((a, b) => a.severity.localeCompare(b.severity));
  return (
    <ul className={styles.problems} aria-label={t('publishing.problems')}>
      {sorted.slice(0, most).map((problem) => (
        <li
          key={`${problem.document} ${problem.node} ${problem.code} ${problem.layer} ${problem.path}`}
        >
          <ProblemRow problem={problem} onLeave={onLeave} />
        </li>
      ))}
      {sorted.length > most && (
        <li>{t('publishing.moreProblems', { smart_count: sorted.length - most })}</li>
      )}
    </ul>
  );
}

interface RowProps {
  readonly problem: Problem;
  readonly onLeave: () => void;
}

function ProblemRow({ problem, onLeave }: RowProps) {
  const { editing, ui, payload } = useEditor();
  const t = useT();
  const nameOf = useNodeName();
  const node = problem.node === null ? undefined : editing.nodes.get(problem.node);
  const params = { type: node?.handler ?? '', ...problem.params };
  if (!node) return <FaultLine fault={{ code: problem.code as 'invalidValue', params }} />;
  const labels = editing.blocks[node.handler]?.labels[payload.uiLanguage];
  const where = [
    nameOf(node),
    ...(problem.path ? [fieldName(labels, node, problem.path, payload.uiLanguage)] : []),
    ...(problem.layer === null ? [] : [layerName(problem.layer)]),
  ];
  return (
    <AriaButton
      className={styles.problem}
      data-severity={problem.severity}
      onPress={() => {
        editing.select([node.id], problem.path || null);
        openInspector(ui, tabOf(problem));
        onLeave();
      }}
    >
      <Icon name={problem.severity === 'error' ? 'circle-x' : 'triangle-alert'} />
      <span className={styles.where}>{where.join(' · ')}</span>
      <span>{t(`fault.${problem.code}`, params)}</span>
    </AriaButton>
  );

  function layerName(layer: NonNullable<Problem['layer']>): string {
    return layer === 'mobile' ? t('publishing.onMobile') : languageNames[layer];
  }
}
