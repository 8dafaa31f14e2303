import { useState } from 'react';
import { holdsWords } from '#runtime/format/fold.ts';
import type { Domain } from '#schemas/entities/settings.ts';
import { type Fault, ok, type Result } from '#schemas/result.ts';
import { type EditorApi, useEditorApi } from '../api/editor-api.ts';
import { useT } from '../i18n/translate.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Closing } from './dialogs.tsx';
import styles from './panes.module.css';
import { RowList } from './row-list.tsx';
import { SearchBox } from './search-box.tsx';
import { Failed, FaultLine, Remark, Waiting } from './states.tsx';
import { useLoad } from './use-load.ts';

interface Domains {
  readonly domains: readonly Domain[];
  /** Address of the selected one; null where none can be selected. */
  readonly selected: string | null;
  /** Set by configuration. */
  readonly forced: string | null;
}

/** Domains of the installation, to select one (MODAL-07); answers its address once it is selected. */
export function DomainList({ close }: Closing<string>) {
  const t = useT();
  const api = useEditorApi();
  const [words, setWords] = useState('');
  const { found, retry, replace } = useLoad('', () => readDomains(api));
  const [fault, setFault] = useState<Fault | null>(null);
  const choose = async (url: string) => {
    if (found.state !== 'ready' || url === found.value.selected) return;
    setFault(null);
    const chosen = await api.call('development.setDomain', { url });
    if (chosen.ok) replace({ ...found.value, selected: url });
    else setFault(chosen.fault);
  };
  const now = found.state === 'ready' ? found.value : null;
  const shown = (now?.domains ?? []).filter(({ name, url }) => holdsWords(`${name} ${url}`, words));
  const isForcedOther = now?.forced && now.selected !== null && now.forced !== now.selected;
  return (
    <Dialog
      isOpen
      title={t('dialogs.domains')}
      onClose={() => close(now?.selected ?? undefined)}
      actions={
        <>
          {fault && <FaultLine fault={fault} />}
          <Button onPress={() => close(now?.selected ?? undefined)}>{t('ui.close')}</Button>
        </>
      }
    >
      <div className={styles.panes}>
        {isForcedOther && (
          <Remark tone="red">
            {t('dialogs.forced', { forced: now.forced ?? '', selected: now.selected ?? '' })}
          </Remark>
        )}
        <div className={styles.bar}>
          <SearchBox autoFocus label={t('dialogs.searchDomains')} delay={0} onSearch={setWords} />
        </div>
        {found.state === 'loading' && <Waiting />}
        {found.state === 'failed' && <Failed fault={found.fault} onRetry={retry} />}
        {now && (
          <RowList
            label={t('dialogs.domains')}
            careful
            rows={shown.map(({ name, url }) => ({
              id: url,
              title: name,
              detail: url,
              start: <Icon name={url === now.selected ? 'circle-check' : 'globe'} />,
              end: url === now.selected && t('dialogs.nowSelected'),
            }))}
            selected={now.selected === null ? [] : [now.selected]}
            onSelect={([url]) => url !== undefined && void choose(url)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Which domain is selected is known to installations in development only. */
async function readDomains(api: EditorApi): Promise<Result<Domains>> {
  const [all, now] = await Promise.all([
    api.call('master.domainFilter', { limit: 500 }),
    api.call('development.getDomain', {}),
  ]);
  if (!all.ok) return all;
  return ok({
    domains: all.value.records,
    selected: now.ok ? now.value.domain.url : null,
    forced: now.ok ? now.value.forcedDomain : null,
  });
}
