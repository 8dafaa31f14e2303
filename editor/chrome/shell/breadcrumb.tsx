import { memo, useCallback, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import type { EditNode } from '#schemas/editing/node.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useNodeName } from '../../canvas/node-names.ts';
import { useSelection } from '../../canvas/use-ui.ts';
import { useT } from '../../i18n/translate.tsx';
import { ancestry } from '../../model/document/node-store.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './bar.module.css';

/** The ancestors of the selected node; each can be selected. */
export function Breadcrumb() {
  const t = useT();
  const nameOf = useNodeName();
  const count = useSelection(({ ids }) => ids.length);
  const id = useSelection(({ ids }) => (ids.length === 1 ? (ids[0] ?? null) : null));
  const line = useLine(id);
  return (
    <nav className={styles.crumbs} aria-label={t('shell.where')}>
      <PageStep isCurrent={count === 0} />
      {line.map((node, index) => (
        <NodeStep
          key={index}
          id={node.id}
          name={nameOf(node)}
          isCurrent={index === line.length - 1}
        />
      ))}
      {count > 1 && (
        <span className={styles.crumb}>
          <Arrow />
          <span className={styles.step} data-current>
            {t('shell.selected', { smart_count: count })}
          </span>
        </span>
      )}
    </nav>
  );
}

const noLine: readonly EditNode[] = [];

/** Returns the same list until the node or one of its ancestors is moved or renamed. */
function useLine(id: string | null): readonly EditNode[] {
  const { nodes } = useEditor().editing;
  const read = useCallback(() => {
    const line = id === null ? noLine : ancestry(nodes, id);
    return line.map((node) => `${node.id} ${node.title} ${node.handler}`).join('\n');
  }, [nodes, id]);
  const subscribe = useCallback((changed: () => void) => nodes.subscribeAll(changed), [nodes]);
  useSyncExternalStore(subscribe, read);
  return id === null ? noLine : ancestry(nodes, id);
}

interface NodeStepProps {
  readonly id: string;
  readonly name: string;
  readonly isCurrent: boolean;
}

/** Memoized: most steps stay the same while the selection changes. */
const NodeStep = memo(function NodeStep({ id, name, isCurrent }: NodeStepProps) {
  const { editing } = useEditor();
  return (
    <span className={styles.crumb}>
      <Arrow />
      <Step isCurrent={isCurrent} onPress={() => editing.select([id])}>
        {name}
      </Step>
    </span>
  );
});

const PageStep = memo(function PageStep({ isCurrent }: { readonly isCurrent: boolean }) {
  const t = useT();
  const { editing } = useEditor();
  return (
    <Step isCurrent={isCurrent} onPress={() => editing.select([])}>
      {t('shell.page')}
    </Step>
  );
});

function Arrow() {
  return (
    <span className={styles.arrow} aria-hidden>
      <Icon name="chevron-right" />
    </span>
  );
}

interface StepProps {
  readonly isCurrent: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

function Step({ isCurrent, onPress, children }: StepProps) {
  return (
    <Button
      className={styles.step}
      data-current={isCurrent || undefined}
      aria-current={isCurrent ? 'true' : undefined}
      onPress={onPress}
    >
      {children}
    </Button>
  );
}
