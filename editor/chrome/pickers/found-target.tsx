import { useState } from 'react';
import { ok } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Failed, Waiting } from '../../ui/dialogs/states.tsx';
import panes from '../dialogs/panes.module.css';
import { RowList } from '../dialogs/row-list.tsx';
import { SearchBox } from '../dialogs/search-box.tsx';
import { usePages } from '../dialogs/use-pages.ts';
import type { FoundKind } from './link-target.ts';

interface FoundTargetProps {
  readonly kind: FoundKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onChoose: (value: string) => void;
  /** Focuses the search when mounted. */
  readonly autoFocus: boolean;
}

const most = 50;

/** Searches for a page or shop entity to link to. */
export function FoundTarget({ kind, value, onChange, onChoose, autoFocus }: FoundTargetProps) {
  const t = useT();
  const api = useEditorApi();
  const [query, setQuery] = useState('');
  const found = usePages(`${kind} ${query}`, async () => {
    const result = await api.call('finder.searchSlugs', { kind, keywords: query, limit: most });
    return result.ok ? ok({ rows: result.value, total: result.value.length }) : result;
  });
  const prefix = `${kind}:`;
  return (
    <div className={panes.panes}>
      <div className={panes.bar}>
        <SearchBox autoFocus={autoFocus} label={t(`pickers.search.${kind}`)} onSearch={setQuery} />
      </div>
      {found.state === 'failed' && found.error && (
        <Failed error={found.error} onRetry={found.retry} />
      )}
      {found.state === 'loading' && found.rows.length === 0 && <Waiting />}
      {(found.rows.length > 0 || found.state === 'ready') && (
        <RowList
          label={t(`pickers.kind.${kind}`)}
          rows={found.rows.map(({ target, title, path }) => ({
            id: target.slice(prefix.length),
            title,
            detail: path,
          }))}
          selected={value === '' ? [] : [value]}
          isLoading={found.state === 'loading'}
          onSelect={([id]) => id !== undefined && onChange(id)}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}
