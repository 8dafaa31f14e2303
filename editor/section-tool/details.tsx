import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { EditorBlock } from '#runtime/block/editor-registry.ts';
import tabs from '../chrome/dialogs/tabs.module.css';
import { BlockForm } from '../chrome/forms/block-form.tsx';
import { useT } from '../i18n/translate.tsx';
import { Button } from '../ui/button.tsx';
import { AccessibilityCheck } from './accessibility-check.tsx';
import { BlockFacts } from './block-facts.tsx';
import type { Choice } from './choice.ts';
import { downloadText, fixtureFile } from './fixture-file.ts';
import { JsonView } from './json-view.tsx';
import type { FramesHandle } from './preview-frames.tsx';
import styles from './section-tool.module.css';
import type { ToolState } from './tool-state.ts';
import type { EditedOptions } from './use-options.ts';

interface DetailsProps {
  readonly block: EditorBlock;
  readonly choice: Choice;
  readonly state: ToolState;
  readonly edited: EditedOptions;
  readonly frames: () => FramesHandle | null;
}

const sections = ['form', 'json', 'facts', 'accessibility'] as const;

/** The tool is for developers, so no field is locked. */
const scopes = ['admin'];
const noProblems = [] as const;

/** The block's form, data, facts and accessibility findings. */
export function Details({ block, choice, state, edited, frames }: DetailsProps) {
  const t = useT();
  const { fixture, value, typed, type, reset } = edited;
  const { model } = block;
  return (
    <aside className={styles.details} aria-label={t('section-tool.details')}>
      <Tabs className={styles.tabs}>
        <TabList className={tabs.list} aria-label={t('section-tool.details')}>
          {sections.map((id) => (
            <Tab key={id} id={id} className={tabs.tab}>
              {t(`section-tool.${id}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel id="form" className={styles.panel}>
          {fixture && (
            <BlockForm
              key={`${choice.fixture} ${choice.show}`}
              block={block}
              value={value}
              onChange={type}
              language={state.uiLanguage}
              scopes={scopes}
              problems={noProblems}
            />
          )}
        </TabPanel>
        <TabPanel id="json" className={styles.panel}>
          <JsonView block={block} options={value} />
        </TabPanel>
        <TabPanel id="facts" className={styles.panel}>
          <BlockFacts
            block={block}
            size={state.viewSizes[model.type]}
            language={state.uiLanguage}
          />
        </TabPanel>
        <TabPanel id="accessibility" className={styles.panel}>
          <AccessibilityCheck key={JSON.stringify(choice)} frames={frames} />
        </TabPanel>
      </Tabs>
      <footer className={styles.foot}>
        <Button icon="rotate-ccw" isDisabled={typed === null} onPress={reset}>
          {t('section-tool.reset')}
        </Button>
        <Button
          icon="download"
          isDisabled={fixture === null}
          onPress={() => {
            if (fixture) downloadText(`${model.type}.json`, fixtureFile(fixture, value, model));
          }}
        >
          {t('section-tool.download')}
        </Button>
      </footer>
    </aside>
  );
}
