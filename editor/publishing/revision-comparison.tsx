import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { Revision } from '#schemas/api/cms-revisions.ts';
import type { EditDocument, EditNode } from '#schemas/editing/node.ts';
import { type Fault, ok } from '#schemas/result.ts';
import { useDialogs } from '../dialogs/dialogs.tsx';
import { Failed, FaultLine, Waiting } from '../dialogs/states.tsx';
import tabStyles from '../dialogs/tabs.module.css';
import { useLoad } from '../dialogs/use-load.ts';
import { documentNodes } from '../document/node-store.ts';
import { useT } from '../i18n/translate.tsx';
import { useInstantWords } from '../saving/instant-words.ts';
import { useEditor } from '../start/editor-context.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/fields/select.tsx';
import { DifferenceList } from './difference-list.tsx';
import { comparable, documentDifferences, type NodeDifference } from './differences.ts';
import { restoreBlock, restoreWhole } from './restore.ts';
import styles from './revisions.module.css';
import { VersionPictures } from './version-pictures.tsx';

interface ComparisonProps {
  readonly document: EditDocument;
  readonly revision: Revision;
  readonly others: readonly Revision[];
  readonly onRestored: () => void;
}

const now = 'now';

/** One revision beside what stands now, or beside another: in words and in pictures. */
export function RevisionComparison({ document, revision, others, onRestored }: ComparisonProps) {
  const t = useT();
  const { editing, api } = useEditor();
  const instant = useInstantWords();
  const [other, setOther] = useState(now);
  const { found, retry } = useLoad(`${revision.id} ${other}`, async () => {
    const before = await api.call('revision.get', { id: revision.id });
    if (!before.ok) return before;
    const current = documentNodes(editing.nodes, document.key);
    if (other === now) return ok({ before: before.value.nodes, after: current });
    const after = await api.call('revision.get', { id: Number(other) });
    return after.ok ? ok({ before: before.value.nodes, after: after.value.nodes }) : after;
  });
  return (
    <div className={styles.stack}>
      <Select
        label={t('publishing.compareWith')}
        options={[
          { id: now, label: t('publishing.withNow') },
          ...others
            .filter(({ id }) => id !== revision.id)
            .map(({ id, createdAt }) => ({ id: String(id), label: instant(createdAt) })),
        ]}
        value={other}
        onChange={setOther}
      />
      {found.state === 'loading' && <Waiting />}
      {found.state === 'failed' && <Failed fault={found.fault} onRetry={retry} />}
      {found.state === 'ready' && (
        <Comparison
          document={document}
          before={found.value.before}
          after={found.value.after}
          isWithNow={other === now}
          onRestored={onRestored}
        />
      )}
    </div>
  );
}

interface VersionsProps {
  readonly document: EditDocument;
  readonly before: readonly EditNode[];
  readonly after: readonly EditNode[];
  readonly isWithNow: boolean;
  readonly onRestored: () => void;
}

function Comparison({ document, before, after, isWithNow, onRestored }: VersionsProps) {
  const t = useT();
  const { editing } = useEditor();
  const dialogs = useDialogs();
  const [fault, setFault] = useState<Fault | null>(null);
  const shown = (nodes: readonly EditNode[]) =>
    nodes.map((node) => comparable(node, editing.blocks));
  const differences = documentDifferences(shown(before), shown(after));
  const done = (refused: Fault | null) => {
    setFault(refused);
    if (!refused) onRestored();
  };
  const restoreAll = async () => {
    const isSure = await dialogs.confirm({
      title: t('publishing.restoreTitle'),
      text: t('publishing.restoreText'),
      action: t('publishing.restore'),
    });
    if (isSure) done(restoreWhole(editing, document.key, before));
  };
  const restoreOne = ({ id, kind }: NodeDifference) =>
    kind === 'added' ? null : (
      <Button
        tone="quiet"
        icon="archive-restore"
        onPress={() => done(restoreBlock(editing, before, id))}
      >
        {t('publishing.restoreBlock')}
      </Button>
    );
  return (
    <>
      {fault && <FaultLine fault={fault} />}
      <Tabs className={tabStyles.tabs}>
        <div className={styles.tools}>
          <TabList className={tabStyles.list} aria-label={t('publishing.view')}>
            <Tab id="words" className={tabStyles.tab}>
              {t('publishing.inWords', { smart_count: differences.length })}
            </Tab>
            <Tab id="pictures" className={tabStyles.tab}>
              {t('publishing.inPictures')}
            </Tab>
          </TabList>
          <Button icon="archive-restore" onPress={() => void restoreAll()}>
            {t('publishing.restoreAll')}
          </Button>
        </div>
        <TabPanel id="words">
          <DifferenceList differences={differences} {...(isWithNow && { action: restoreOne })} />
        </TabPanel>
        <TabPanel id="pictures">
          <VersionPictures
            document={document.key}
            before={before}
            after={after}
            differences={differences}
          />
        </TabPanel>
      </Tabs>
    </>
  );
}
