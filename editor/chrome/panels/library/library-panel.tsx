import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useT } from '../../../i18n/translate.tsx';
import tabs from '../tabs.module.css';
import { BlockLibrary } from './block-library.tsx';
import styles from './library.module.css';
import { SharedLibrary } from './shared-library.tsx';
import { TargetNote } from './target-note.tsx';

/** Everything that can be inserted on the page. */
export function LibraryPanel() {
  const t = useT();
  const [tab, setTab] = useState('blocks');
  return (
    <Tabs
      className={styles.panel}
      selectedKey={tab}
      onSelectionChange={(key) => setTab(String(key))}
    >
      <TabList className={tabs.list} aria-label={t('shell.library')}>
        <Tab id="blocks" className={tabs.tab}>
          {t('panels.blocks')}
        </Tab>
        <Tab id="shared" className={tabs.tab}>
          {t('panels.sharedElements')}
        </Tab>
      </TabList>
      <TargetNote />
      <TabPanel id="blocks" className={styles.panel}>
        <BlockLibrary />
      </TabPanel>
      <TabPanel id="shared" className={styles.panel}>
        <SharedLibrary />
      </TabPanel>
    </Tabs>
  );
}
