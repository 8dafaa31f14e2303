import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { Revision } from '#schemas/api/cms-revisions.ts';
import type { EditDocument, EditNode } from '#schemas/editing/node.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useFormatInstant } from '../../i18n/format-instant.ts';
import { useT } from '../../i18n/translate.tsx';
import {
  comparable,
  documentDifferences,
  type NodeDifference,
} from '../../session/publishing/differences.ts';
import { isRestorable, restoreBlock, restoreWhole } from '../../session/publishing/restore.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { ErrorLine, Failed, Waiting } from '../../ui/dialogs/states.tsx';
import { Select } from '../../ui/fields/select.tsx';
import tabStyles from '../dialogs/tabs.module.css';
import { useLoad } from '../dialogs/use-load.ts';
import { DifferenceList } from './difference-list.tsx';
import { loadVersions, type Versions } from './load-versions.ts';
import styles from './revisions.module.css';
import { VersionPictures } from './version-pictures.tsx';

interface ComparisonProps {
  readonly document: EditDocument;
  readonly revision: Revision;
  readonly others: readonly Revision[];
  readonly onRestored: () => void;
}

const now = 'now';

/** Compares one revision with the current draft or with another revision, as text and as previews. */
export function RevisionComparison({ document, revision, others, onRestored }: ComparisonProps) {
  const t = useT();
  const editor = useEditor();
  const instant = useFormatInstant();
  const [other, setOther] = useState(now);
  const { found, retry } = useLoad(`${revision.id} ${other}`, () =>
    loadVersions(editor, document.key, revision.id, other === now ? null : Number(other)),
  );
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
      {found.state === 'failed' && <Failed error={found.error} onRetry={retry} />}
      {found.state === 'ready' && (
        <Comparison
          document={document}
          versions={found.value}
          isWithNow={other === now}
          onRestored={onRestored}
        />
      )}
    </div>
  );
}

interface VersionsProps {
  readonly document: EditDocument;
  readonly versions: Versions;
  readonly isWithNow: boolean;
  readonly onRestored: () => void;
}

function Comparison({ document, versions, isWithNow, onRestored }: VersionsProps) {
  const { before, after } = versions;
  const t = useT();
  const { editing } = useEditor();
  const dialogs = useDialogs();
  const [error, setError] = useState<AppError | null>(null);
  const shown = (nodes: readonly EditNode[]) =>
    nodes.map((node) => comparable(node, editing.blocks));
  const differences = documentDifferences(shown(before), shown(after));
  const done = (refused: AppError | null) => {
    setError(refused);
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
  const restoreOne = (difference: NodeDifference) =>
    isRestorable(editing, difference) && (
      <Button
        tone="quiet"
        icon="archive-restore"
        onPress={() => done(restoreBlock(editing, before, difference))}
      >
        {t('publishing.restoreBlock')}
      </Button>
    );
  return (
    <>
      {error && <ErrorLine error={error} />}
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
          <VersionPictures document={document.key} versions={versions} differences={differences} />
        </TabPanel>
      </Tabs>
    </>
  );
}
