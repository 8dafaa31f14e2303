import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useT } from '../../i18n/translate.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';
import { entityIcons } from './entity-list.tsx';
import { FoundTarget } from './found-target.tsx';
import styles from './link-options.module.css';
import {
  type Anchor,
  isFound,
  isTyped,
  type LinkKind,
  type LinkParts,
  linkKinds,
} from './link-target.ts';
import { NamedTarget } from './named-target.tsx';
import { TypedTarget } from './typed-target.tsx';
import type { LinkDraft } from './use-link-draft.ts';

const icons: Readonly<Record<LinkKind, EditorIconName>> = {
  ...entityIcons,
  screen: 'monitor',
  anchor: 'anchor',
  web: 'globe',
  email: 'send',
  phone: 'smartphone',
};

interface LinkKindsProps {
  readonly draft: LinkDraft;
  readonly anchors: readonly Anchor[];
  /** Called with a target that was chosen, e.g. by a double click. */
  readonly onChoose: (parts: LinkParts) => void;
}

/** The kinds of targets, and the field of the chosen one. */
export function LinkKinds({ draft, anchors, onChoose }: LinkKindsProps) {
  const t = useT();
  const { kind, value } = draft.parts;
  const { error, isFirstKind, setParts, changeKind } = draft;
  return (
    <Tabs
      className={styles.tabs}
      orientation="vertical"
      selectedKey={kind}
      onSelectionChange={(chosen) => chosen !== kind && changeKind(chosen as LinkKind)}
    >
      <TabList className={styles.kinds} aria-label={t('pickers.linkKind')}>
        {linkKinds.map((each) => (
          <Tab key={each} id={each} className={styles.kind}>
            <Icon name={icons[each]} />
            {t(`pickers.kind.${each}`)}
          </Tab>
        ))}
      </TabList>
      <TabPanel id={kind} className={styles.panel}>
        {isFound(kind) && (
          <FoundTarget
            key={kind}
            kind={kind}
            value={value}
            autoFocus={isFirstKind}
            onChange={(next) => setParts({ kind, value: next })}
            onChoose={(next) => onChoose({ kind, value: next })}
          />
        )}
        {(kind === 'screen' || kind === 'anchor') && (
          <NamedTarget
            kind={kind}
            value={value}
            anchors={anchors}
            error={error}
            onChange={(next) => setParts({ kind, value: next })}
            onChoose={(next) => onChoose({ kind, value: next })}
          />
        )}
        {isTyped(kind) && (
          <TypedTarget
            key={kind}
            kind={kind}
            value={value}
            error={error}
            onChange={(next) => setParts({ kind, value: next })}
          />
        )}
      </TabPanel>
    </Tabs>
  );
}
