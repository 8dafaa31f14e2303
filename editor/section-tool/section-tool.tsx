import { useRef, useState } from 'react';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { labelsOf } from '#schemas/block/labels.ts';
import { SectionManager } from '../chrome/dialogs/section-manager.tsx';
import { useT } from '../i18n/translate.tsx';
import { IconButton, IconToggle } from '../ui/button.tsx';
import { useDialogs } from '../ui/dialogs/dialogs.tsx';
import { PresetBoundary } from '../ui/preset-boundary.tsx';
import { useReportedScrolls } from '../ui/report-scroll.ts';
import { BlockList } from './block-list.tsx';
import type { Choice, KnownFixtures } from './choice.ts';
import { Controls } from './controls.tsx';
import { Details } from './details.tsx';
import { fixturesOf } from './known-fixtures.ts';
import { renderThrown } from './preview.tsx';
import { type FramesHandle, PreviewFrames } from './preview-frames.tsx';
import { Releases } from './releases.tsx';
import styles from './section-tool.module.css';
import type { ToolState } from './tool-state.ts';
import { useChoice } from './use-choice.ts';
import { useOptions } from './use-options.ts';

interface SectionToolProps {
  readonly blocks: EditorBlocks;
  readonly state: ToolState;
}

/** Every block with every fixture, state, language and width, and its form (DEV-13). */
export function SectionTool({ blocks, state }: SectionToolProps) {
  const [known] = useState(() => fixturesOf(blocks));
  const [choice, choose] = useChoice(known);
  useReportedScrolls();
  return (
    <div className={styles.tool}>
      <BlockList
        blocks={blocks}
        language={state.uiLanguage}
        chosen={choice.block}
        onChoose={(type) => choose({ block: type })}
        actions={
          <>
            <Releases />
            <Documents isLoggedIn={state.isLoggedIn} />
          </>
        }
      />
      <PresetBoundary subject={choice} notice={renderThrown}>
        <Workbench blocks={blocks} state={state} known={known} choice={choice} choose={choose} />
      </PresetBoundary>
    </div>
  );
}

interface WorkbenchProps extends SectionToolProps {
  readonly known: KnownFixtures;
  readonly choice: Choice;
  readonly choose: (change: Partial<Choice>) => void;
}

/** The chosen block with its controls and details. */
function Workbench({ blocks, state, known, choice, choose }: WorkbenchProps) {
  const t = useT();
  const [hasDetails, setDetails] = useState(true);
  const edited = useOptions(choice, blocks);
  const frames = useRef<FramesHandle>(null);
  const block = blocks[choice.block];
  if (!block) return null;
  return (
    <div className={styles.workbench} data-details={hasDetails || undefined}>
      <main className={styles.main}>
        <header className={styles.head}>
          <div className={styles.subject}>
            <h2>{labelsOf(block, state.uiLanguage).name}</h2>
            {!state.isLoggedIn && <a href="/adminLogin">{t('section-tool.logIn')}</a>}
            <IconToggle
              icon="panel-right"
              label={t('section-tool.showDetails')}
              isSelected={hasDetails}
              onChange={setDetails}
            />
          </div>
          <Controls choice={choice} fixtures={known[choice.block] ?? []} onChoose={choose} />
        </header>
        <PreviewFrames choice={choice} options={edited.typed} handle={frames} />
      </main>
      {hasDetails && (
        <Details
          key={choice.block}
          block={block}
          choice={choice}
          state={state}
          edited={edited}
          frames={() => frames.current}
        />
      )}
    </div>
  );
}

/** Lists all documents in a dialog and opens the chosen one in edit mode. */
function Documents({ isLoggedIn }: Pick<ToolState, 'isLoggedIn'>) {
  const t = useT();
  const dialogs = useDialogs();
  if (!isLoggedIn) return null;
  const open = async () => {
    const path = await dialogs.open(SectionManager, {});
    if (path !== undefined) location.assign(path);
  };
  return <IconButton icon="files" label={t('dialogs.manager')} onPress={() => void open()} />;
}
