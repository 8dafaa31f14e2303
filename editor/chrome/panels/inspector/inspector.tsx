import { createContext, memo, use } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useNodeFacts } from '../../../canvas/page/use-node-facts.ts';
import { useSelection, useUi } from '../../../canvas/use-ui.ts';
import { useT } from '../../../i18n/translate.tsx';
import type { InspectorTab } from '../../../session/ui/ui-store.ts';
import tabs from '../tabs.module.css';
import { ContentTab } from './content-tab.tsx';
import styles from './inspector.module.css';
import { InspectorHead } from './inspector-head.tsx';
import { LayoutTab } from './layout-tab.tsx';
import { MobileTab } from './mobile-tab.tsx';
import { PageFacts } from './page-facts.tsx';
import { SeveralSelected } from './several-selected.tsx';
import { SharingTab } from './sharing-tab.tsx';
import { TranslationsTab } from './translations-tab.tsx';

/** Details and fields of the selection; of the page when nothing is selected. */
export function Inspector() {
  const count = useSelection(({ ids }) => ids.length);
  const id = useSelection(({ ids }) => (ids.length === 1 ? (ids[0] ?? '') : ''));
  if (count === 0) return <PageFacts />;
  if (count > 1) return <SeveralSelected />;
  return <OneSelected id={id} />;
}

const views = {
  content: ContentTab,
  layout: LayoutTab,
  mobile: MobileTab,
  sharing: SharingTab,
  translations: TranslationsTab,
} as const;

const order = Object.keys(views) as readonly InspectorTab[];

const SelectedContext = createContext('');

function OneSelected({ id }: { readonly id: string }) {
  const { editing } = useEditor();
  const isThere = useNodeFacts(editing.nodes, id) !== undefined;
  if (!isThere) return <PageFacts />;
  return (
    <>
      <InspectorHead id={id} />
      <SelectedContext value={id}>
        <InspectorTabs />
      </SelectedContext>
    </>
  );
}

/** The tabs stay mounted while other elements are selected; only their content changes. */
const InspectorTabs = memo(function InspectorTabs() {
  const { ui } = useEditor();
  const t = useT();
  const tab = useUi((state) => state.tab);
  return (
    <Tabs
      className={styles.tabs}
      selectedKey={tab}
      onSelectionChange={(key) => ui.setState({ tab: key as InspectorTab })}
    >
      <TabList className={tabs.list} aria-label={t('panels.tabs')}>
        {order.map((name) => (
          <Tab key={name} id={name} className={tabs.tab}>
            {t(`panels.tab_${name}`)}
          </Tab>
        ))}
      </TabList>
      {order.map((name) => (
        <TabPanel key={name} id={name} className={styles.tab}>
          <TabView name={name} />
        </TabPanel>
      ))}
    </Tabs>
  );
});

/** The content form is reused for the next element; the other tabs remount. */
function TabView({ name }: { readonly name: InspectorTab }) {
  const id = use(SelectedContext);
  const View = views[name];
  return <View key={name === 'content' ? name : id} id={id} />;
}
