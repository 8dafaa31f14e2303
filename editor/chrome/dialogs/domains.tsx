import { useState } from 'react';
import { holdsWords } from '#runtime/format/fold.ts';
import type { Domain } from '#schemas/entities/settings.ts';
import { type AppError, ok, type Result } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import type { EditorApi } from '../../session/api/editor-api.ts';
import { readDomains } from '../../session/api/read-domains.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { ErrorLine, Failed, InlineAlert, Waiting } from '../../ui/dialogs/states.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './panes.module.css';
import { RowList } from './row-list.tsx';
import { SearchBox } from './search-box.tsx';
import { useLoad } from './use-load.ts';

interface Domains {
  readonly domains: readonly Domain[];
  /** Address of the selected domain. */
  readonly selected: string;
  /** Whether the server can store another selection. If not, the editor navigates to the chosen domain. */
  readonly isKept: boolean;
  /** Domain that is fixed by configuration; null for none. */
  readonly forced: string | null;
}

interface DomainListProps extends Closing<string> {
  /** Address of the edited domain. */
  readonly here: string;
}

/**
 * Selects one of the installation's domains (MODAL-07). In development the server stores the selection;
 * otherwise each domain is a separate site. Closes with the address to navigate to.
 */
export function DomainList({ here, close }: DomainListProps) {
  const t = useT();
  const api = useEditorApi();
  const [query, setQuery] = useState('');
  const { found, retry, replace } = useLoad('', () => readSelection(api, here));
  const [error, setError] = useState<AppError | null>(null);
  const choose = async (url: string) => {
    if (found.state !== 'ready' || url === found.value.selected) return;
    if (!found.value.isKept) return close(url);
    setError(null);
    const chosen = await api.call('development.setDomain', { url });
    if (chosen.ok) replace({ ...found.value, selected: url });
    else setError(chosen.error);
  };
  const now = found.state === 'ready' ? found.value : null;
  const shown = (now?.domains ?? []).filter(({ name, url }) => holdsWords(`${name} ${url}`, query));
  const isForcedOther = now?.forced && now.forced !== now.selected;
  return (
    <Dialog
      isOpen
      title={t('dialogs.domains')}
      onClose={() => close()}
      actions={
        <>
          {error && <ErrorLine error={error} />}
          <Button onPress={() => close()}>{t('ui.close')}</Button>
        </>
      }
    >
      <div className={styles.panes}>
        {isForcedOther && (
          <InlineAlert tone="red">
            {t('dialogs.forced', { forced: now.forced ?? '', selected: now.selected })}
          </InlineAlert>
        )}
        {now && !now.isKept && now.domains.length > 1 && <p>{t('dialogs.domainHere')}</p>}
        <div className={styles.bar}>
          <SearchBox autoFocus label={t('dialogs.searchDomains')} delay={0} onSearch={setQuery} />
        </div>
        {found.state === 'loading' && <Waiting />}
        {found.state === 'failed' && <Failed error={found.error} onRetry={retry} />}
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
            selected={[now.selected]}
            onSelect={([url]) => url !== undefined && void choose(url)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The server stores a selection only in development. */
async function readSelection(api: EditorApi, here: string): Promise<Result<Domains>> {
  const [all, now] = await Promise.all([readDomains(api), api.call('development.getDomain', {})]);
  if (!all.ok) return all;
  if (!now.ok && now.error.code !== 'notFound') return now;
  return ok({
    domains: all.value,
    selected: now.ok ? now.value.domain.url : here,
    forced: now.ok ? now.value.forcedDomain : null,
    isKept: now.ok,
  });
}
