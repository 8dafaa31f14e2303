import { type KeyboardEvent, useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components';
import { holdsWords } from '#runtime/format/fold.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { brandNames, type IconName, lucideNames } from '#runtime/ui/icons/icon-names.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { Empty } from '../../ui/dialogs/states.tsx';
import panes from '../dialogs/panes.module.css';
import { SearchBox } from '../dialogs/search-box.tsx';
import styles from './choose-icon.module.css';

const names: readonly IconName[] = [...lucideNames, ...brandNames];

interface ChooseIconProps extends Closing<string> {
  readonly selected: string;
  /** If set, only these icons are offered. */
  readonly among?: readonly string[] | undefined;
}

/** Chooses one of the icons that pages can show (MODAL-04). Closes with its name. */
export function ChooseIcon({ selected, among, close }: ChooseIconProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const [name, setName] = useState(selected);
  const shown = names.filter(
    (each) =>
      (among === undefined || among.includes(each)) &&
      holdsWords(`${each} ${t(`icons.${each}`, { _: '' })}`, query),
  );
  const isShown = shown.some((each) => each === name);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isShown) return;
    event.preventDefault();
    event.stopPropagation();
    close(name);
  };
  return (
    <Dialog
      isOpen
      title={t('pickers.icons')}
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button tone="primary" isDisabled={!isShown} onPress={() => close(name)}>
            {t('ui.choose')}
          </Button>
        </>
      }
    >
      <div className={panes.panes}>
        <div className={panes.bar}>
          <SearchBox autoFocus delay={0} label={t('pickers.searchIcons')} onSearch={setQuery} />
          <span className={panes.count} role="status">
            {t('pickers.found', { smart_count: shown.length })}
          </span>
        </div>
        <div
          className={styles.frame}
          onKeyDownCapture={onKey}
          onDoubleClick={() => isShown && close(name)}
        >
          <GridList
            escapeKeyBehavior="none"
            className={styles.grid}
            aria-label={t('pickers.icons')}
            layout="grid"
            items={shown.map((id) => ({ id }))}
            selectionMode="single"
            selectionBehavior="replace"
            selectedKeys={isShown ? [name] : []}
            onSelectionChange={(keys) => {
              const [key] = keys === 'all' ? [] : keys;
              if (key !== undefined) setName(String(key));
            }}
            renderEmptyState={() => <Empty />}
          >
            {({ id }) => (
              <GridListItem id={id} className={styles.icon} textValue={id}>
                <Icon name={id} />
                <span>{id}</span>
              </GridListItem>
            )}
          </GridList>
        </div>
      </div>
    </Dialog>
  );
}
