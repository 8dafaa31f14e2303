import { useRef, useState } from 'react';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { useDialogs } from '../dialogs/dialogs.tsx';
import { SectionManager } from '../dialogs/section-manager.tsx';
import { useT } from '../i18n/translate.tsx';
import { IconButton, IconToggle } from '../ui/button.tsx';
import { BlockList } from './block-list.tsx';
import { Controls } from './controls.tsx';
import { Details } from './details.tsx';
import { fixturesOf } from './known-fixtures.ts';
import { type FramesHandle, PreviewFrames } from './preview-frames.tsx';
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
  const t = useT();
  const [known] = useState(() => fixturesOf(blocks));
  const [choice, choose] = useChoice(known);
  const [hasDetails, setDetails] = useState(true);
  const edited = useOptions(choice, blocks);
  const frames = useRef<FramesHandle>(null);
  const block = blocks[choice.block];
  return (
    <div className={styles.tool} data-details={hasDetails || undefined}>
      <BlockList
        blocks={blocks}
        language={state.uiLanguage}
        chosen={choice.block}
        onChoose={(type) => choose({ block: type })}
        actions={<Documents isSignedIn={state.isSignedIn} />}
      />
      <main className={styles.main}>
        <header className={styles.head}>
          <div className={styles.subject}>
            <h2>{block?.labels[state.uiLanguage].name}</h2>
            {!state.isSignedIn && <a href="/adminLogin">{t('section-tool.signIn')}</a>}
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
      {hasDetails && block && (
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

/** All documents in their dialog; leads on to the chosen one in edit mode. */
function Documents({ isSignedIn }: Pick<ToolState, 'isSignedIn'>) {
  const t = useT();
  const dialogs = useDialogs();
  if (!isSignedIn) return null;
  const open = async () => {
    const path = await dialogs.open(SectionManager, {});
    if (path !== undefined) location.assign(path);
  };
  return <IconButton icon="files" label={t('dialogs.manager')} onPress={() => void open()} />;
}
