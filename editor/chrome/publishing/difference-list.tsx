import { useId } from 'react';
import { useEditor } from '../../canvas/editor-context.ts';
import { useNodeName } from '../../canvas/node-names.ts';
import { useT } from '../../i18n/translate.tsx';
import type { FieldDifference, NodeDifference } from '../../session/publishing/differences.ts';
import { valueText } from '../../session/publishing/value-text.ts';
import styles from './differences.module.css';
import { fieldText } from './field-text.ts';
import { WordDiffText } from './word-diff-text.tsx';

interface DifferenceListProps {
  readonly differences: readonly NodeDifference[];
  /** Rendered beside the name of a block, e.g. a button that restores it. */
  readonly action?: (difference: NodeDifference) => React.ReactNode;
}

/** Lists differences by block and field. */
export function DifferenceList({ differences, action }: DifferenceListProps) {
  const t = useT();
  if (differences.length === 0)
    return <p className={styles.none}>{t('publishing.noDifference')}</p>;
  return (
    <ul className={styles.list}>
      {differences.map((difference) => (
        <li key={difference.id} className={styles.block}>
          <BlockDifference difference={difference} action={action?.(difference)} />
        </li>
      ))}
    </ul>
  );
}

interface BlockProps {
  readonly difference: NodeDifference;
  readonly action: React.ReactNode;
}

function BlockDifference({ difference, action }: BlockProps) {
  const t = useT();
  const nameOf = useNodeName();
  const id = useId();
  const { kind, isMoved, before, after, fields } = difference;
  const node = after ?? before;
  if (!node) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{nameOf(node)}</h3>
        <span className={styles.kind} data-kind={kind}>
          {t(`publishing.kind_${kind}`)}
        </span>
        {isMoved && kind !== 'moved' && (
          <span className={styles.kind} data-kind="moved">
            {t('publishing.kind_moved')}
          </span>
        )}
        <span className={styles.action}>{action}</span>
      </div>
      <FieldDifferences node={node} fields={fields} />
    </div>
  );
}

interface FieldsProps {
  readonly node: NonNullable<NodeDifference['after']>;
  readonly fields: readonly FieldDifference[];
}

export function FieldDifferences({ node, fields }: FieldsProps) {
  const { editing, payload } = useEditor();
  const t = useT();
  const labels = { yes: t('publishing.yes'), no: t('publishing.no') };
  if (fields.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={`${field.part} ${field.language} ${field.path}`}>
          <dt>{fieldText(t, editing.blocks, node, field, payload.uiLanguage)}</dt>
          <dd lang={field.language ?? undefined}>
            <WordDiffText
              before={valueText(field.before, labels)}
              after={valueText(field.after, labels)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
