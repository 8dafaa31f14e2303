import { useState } from 'react';
import {
  Collection,
  Dialog,
  Header,
  ListBoxItem,
  ListBoxSection,
  Modal,
  ModalOverlay,
} from 'react-aria-components';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useUi } from '../../../canvas/use-ui.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Empty, Failed } from '../../../ui/dialogs/states.tsx';
import { Finder, finderRow } from '../../../ui/finder.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Keys } from '../../../ui/keys.tsx';
import { useOwnLanguage } from '../../../ui/own-language.ts';
import row from '../../../ui/row-text.module.css';
import styles from './palette.module.css';
import { findEntries } from './palette-entries.ts';
import { usePaletteEntries } from './use-entries.ts';

/** The command palette (Ctrl+K). */
export function Palette() {
  const { ui } = useEditor();
  const isOpen = useUi((state) => state.paletteOpen);
  const t = useT();
  const close = () => ui.setState({ paletteOpen: false });
  return (
    <ModalOverlay
      {...useOwnLanguage()}
      className={`izlog-editor ${styles.overlay}`}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => !open && close()}
    >
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog} aria-label={t('shell.palette')}>
          {/* Escape closes at once; the search field would only be emptied. */}
          <div
            className={styles.content}
            onKeyDownCapture={({ key }) => key === 'Escape' && close()}
          >
            <Entries close={close} />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Entries({ close }: { readonly close: () => void }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const { entries, pages } = usePaletteEntries();
  const sections = findEntries(entries, typed);
  const shown = sections.flatMap((section) => section.entries);
  return (
    <>
      <Finder
        label={t('panels.paletteSearch')}
        listLabel={t('shell.palette')}
        typed={typed}
        onType={setTyped}
        items={sections}
        disabledIds={shown.filter(({ reason }) => reason !== undefined).map(({ id }) => id)}
        onChoose={(chosen) => {
          close();
          shown.find(({ id }) => id === chosen)?.run();
        }}
        empty={<Empty />}
      >
        {(section) => (
          <ListBoxSection id={section.id} aria-label={t(`panels.palette_${section.id}`)}>
            <Header className={styles.title}>{t(`panels.palette_${section.id}`)}</Header>
            <Collection items={section.entries}>
              {({ id, icon, label, detail, keys, reason }) => (
                <ListBoxItem id={id} className={finderRow} textValue={label}>
                  <Icon name={icon} />
                  <span className={row.label}>
                    {label}
                    {(reason ?? detail) && <small className={row.detail}>{reason ?? detail}</small>}
                  </span>
                  {keys && <Keys keys={keys} className={styles.keys} />}
                </ListBoxItem>
              )}
            </Collection>
          </ListBoxSection>
        )}
      </Finder>
      {pages.found.state === 'failed' && typed !== '' && (
        <Failed error={pages.found.error} onRetry={pages.retry} />
      )}
    </>
  );
}
