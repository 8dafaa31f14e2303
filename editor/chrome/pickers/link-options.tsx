import { type FormEvent, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import { Checkbox } from '../../ui/fields/choices.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';
import { WhereUsed } from '../dialogs/where-used.tsx';
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
  parseTarget,
  targetOf,
} from './link-target.ts';
import { NamedTarget } from './named-target.tsx';
import { TypedTarget } from './typed-target.tsx';

export interface ChosenLink {
  /** In the format of `linkTargetSchema`; empty removes the link. */
  readonly target: string;
  readonly newTab: boolean;
}

interface LinkOptionsProps extends Closing<ChosenLink> {
  readonly target: string;
  readonly newTab?: boolean;
  readonly anchors: readonly Anchor[];
}

const formId = 'link-options';
const icons: Readonly<Record<LinkKind, EditorIconName>> = {
  ...entityIcons,
  screen: 'monitor',
  anchor: 'anchor',
  web: 'globe',
  email: 'send',
  phone: 'smartphone',
};

/** Chooses a link target (MODAL-05). */
export function LinkOptions({ target, newTab = false, anchors, close }: LinkOptionsProps) {
  const t = useT();
  const dialogs = useDialogs();
  const [parts, setParts] = useState<LinkParts>(() => parseTarget(target));
  const [opensTab, setOpensTab] = useState(newTab);
  const [isTried, setTried] = useState(false);
  // Arrow keys move through the kinds, so the search takes focus only when the dialog opens.
  const [hasChanged, setChanged] = useState(false);
  const result = targetOf(parts);
  const mayOpenTab = parts.kind !== 'anchor' && parts.kind !== 'email' && parts.kind !== 'phone';

  const apply = (chosen: LinkParts = parts) => {
    const built = targetOf(chosen);
    if (built.ok) close({ target: built.value, newTab: mayOpenTab && opensTab });
    else setTried(true);
  };
  const choose = (kind: LinkKind) => (value: string) => setParts({ kind, value });
  const changeKind = (kind: LinkKind) => {
    setTried(false);
    setChanged(true);
    const first = parseTarget(target);
    setParts(first.kind === kind ? first : { kind, value: '' });
  };
  const error = isTried && !result.ok ? result.error : null;
  return (
    <Dialog
      isOpen
      title={t('pickers.link')}
      onClose={() => close()}
      actions={
        <>
          {target !== '' && (
            <div className={styles.more}>
              <Button
                tone="quiet"
                icon="map-pin"
                onPress={() =>
                  void dialogs.open(WhereUsed, { kind: 'link', value: target, name: target })
                }
              >
                {t('dialogs.whereUsed')}
              </Button>
              <Button
                tone="quiet"
                icon="unlink"
                onPress={() => close({ target: '', newTab: false })}
              >
                {t('pickers.unlink')}
              </Button>
            </div>
          )}
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button tone="primary" type="submit" form={formId}>
            {t('ui.apply')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          apply();
        }}
      >
        <Tabs
          className={styles.tabs}
          orientation="vertical"
          selectedKey={parts.kind}
          onSelectionChange={(kind) => kind !== parts.kind && changeKind(kind as LinkKind)}
        >
          <TabList className={styles.kinds} aria-label={t('pickers.linkKind')}>
            {linkKinds.map((kind) => (
              <Tab key={kind} id={kind} className={styles.kind}>
                <Icon name={icons[kind]} />
                {t(`pickers.kind.${kind}`)}
              </Tab>
            ))}
          </TabList>
          <TabPanel id={parts.kind} className={styles.panel}>
            {isFound(parts.kind) && (
              <FoundTarget
                key={parts.kind}
                kind={parts.kind}
                value={parts.value}
                autoFocus={!hasChanged}
                onChange={choose(parts.kind)}
                onChoose={(value) => apply({ kind: parts.kind, value })}
              />
            )}
            {(parts.kind === 'screen' || parts.kind === 'anchor') && (
              <NamedTarget
                kind={parts.kind}
                value={parts.value}
                anchors={anchors}
                error={error}
                onChange={choose(parts.kind)}
                onChoose={(value) => apply({ kind: parts.kind, value })}
              />
            )}
            {isTyped(parts.kind) && (
              <TypedTarget
                key={parts.kind}
                kind={parts.kind}
                value={parts.value}
                error={error}
                onChange={choose(parts.kind)}
              />
            )}
          </TabPanel>
        </Tabs>
        <div className={styles.foot}>
          <code className={styles.target}>{result.ok ? result.value : '–'}</code>
          {isFound(parts.kind) && error && <ErrorLine error={error} />}
          {mayOpenTab && (
            <Checkbox label={t('pickers.newTab')} isSelected={opensTab} onChange={setOpensTab} />
          )}
        </div>
      </form>
    </Dialog>
  );
}
