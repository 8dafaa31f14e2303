import { useState } from 'react';
import { holdsWords } from '#runtime/format/fold.ts';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { Failed, Waiting } from '../../ui/dialogs/states.tsx';
import { useBlockText } from './block-text.ts';
import { editPath } from './document-calls.ts';
import styles from './panes.module.css';
import { RowList } from './row-list.tsx';
import { SearchBox } from './search-box.tsx';
import { useLoad } from './use-load.ts';

interface WhereUsedProps extends Closing<never> {
  readonly kind: EndpointInput<'usage.find'>['kind'];
  /** Type of a block, id of a shared element, key of a medium, or a link target. */
  readonly value: string;
  readonly name: string;
}

/** Lists every use of a block type, shared element, medium or link. */
export function WhereUsed({ kind, value, name, close }: WhereUsedProps) {
  const t = useT();
  const api = useEditorApi();
  const nameOf = useBlockText();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { found, retry } = useLoad(`${kind} ${value}`, () =>
    api.call('usage.find', { kind, value }),
  );
  const uses = found.state === 'ready' ? found.value : [];
  const named = uses.map((use) => ({
    ...use,
    title: nameOf(use.title),
    block: nameOf(use.handler),
  }));
  const shown = named.filter(({ title, path, block }) =>
    holdsWords(`${title} ${path} ${block}`, query),
  );
  return (
    <Dialog
      isOpen
      title={t('dialogs.whereUsedOf', { name })}
      onClose={() => close()}
      actions={<Button onPress={() => close()}>{t('ui.close')}</Button>}
    >
      <div className={styles.panes}>
        <div className={styles.bar}>
          <SearchBox autoFocus label={t('ui.search')} delay={0} onSearch={setQuery} />
          <span className={styles.count} role="status">
            {found.state === 'ready' && t('dialogs.found', { smart_count: shown.length })}
          </span>
        </div>
        {found.state === 'loading' && <Waiting />}
        {found.state === 'failed' && <Failed error={found.error} onRetry={retry} />}
        {found.state === 'ready' && (
          <RowList
            label={t('dialogs.whereUsed')}
            empty={uses.length === 0 ? t('dialogs.noUses') : undefined}
            rows={shown.map(({ node, title, path, block }) => ({
              id: node,
              title,
              detail: path === null ? block : `${path} · ${block}`,
              end: path !== null && (
                <a className={styles.link} href={editPath(path)} target="_blank" rel="noopener">
                  {t('dialogs.open')}
                </a>
              ),
            }))}
            selected={chosen}
            onSelect={setChosen}
          />
        )}
      </div>
    </Dialog>
  );
}
