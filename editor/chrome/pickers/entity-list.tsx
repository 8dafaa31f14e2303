import { useState } from 'react';
import type { EntityKind, PickedEntity } from '../../canvas/pickers.ts';
import { useT } from '../../i18n/translate.tsx';
import { Failed, Waiting } from '../../ui/dialogs/states.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';
import panes from '../dialogs/panes.module.css';
import { type Row, RowList } from '../dialogs/row-list.tsx';
import { SearchBox } from '../dialogs/search-box.tsx';
import { usePages } from '../dialogs/use-pages.ts';
import { Thumbnail } from '../media/thumbnail.tsx';
import type { EntitySource } from './entity-sources.ts';

export interface EntityChoice {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly multiple: boolean;
  /** Whether the maximum number is chosen. */
  readonly isFull: boolean;
  readonly onChoose: (values: readonly string[], entities: readonly PickedEntity[]) => void;
  /** Called on Enter or double click in a single-selection list. */
  readonly onDone: (value: string) => void;
}

interface EntityListProps extends EntityChoice {
  readonly source: EntitySource;
  readonly kind: EntityKind;
}

export const entityIcons: Readonly<Record<EntityKind, EditorIconName>> = {
  product: 'package',
  category: 'folder',
  post: 'newspaper',
  'post-category': 'tag',
  event: 'calendar',
  page: 'file-text',
};

/** Searches entities, page by page. */
export function EntityList(props: EntityListProps) {
  const { source, kind, label, chosen, multiple, isFull, onChoose, onDone } = props;
  const t = useT();
  const [query, setQuery] = useState('');
  const found = usePages(`${kind} ${query}`, (page) => source.search(query, page));
  const values = found.rows.map(({ value }) => value);
  return (
    <div className={panes.panes}>
      <div className={panes.bar}>
        <SearchBox autoFocus label={t(`pickers.search.${kind}`)} onSearch={setQuery} />
        <span className={panes.count} role="status">
          {found.state === 'ready' && t('pickers.found', { smart_count: found.total })}
        </span>
      </div>
      {found.state === 'failed' && found.error && (
        <Failed error={found.error} onRetry={found.retry} />
      )}
      {found.state === 'loading' && found.rows.length === 0 && <Waiting />}
      {(found.rows.length > 0 || found.state === 'ready') && (
        <RowList
          label={label}
          multiple={multiple}
          rows={found.rows.map((entity) => rowOf(entity, kind))}
          selected={chosen}
          disabled={isFull ? values.filter((value) => !chosen.includes(value)) : []}
          isLoading={found.state === 'loading'}
          onMore={found.more}
          onSelect={(ids) => onChoose(ids, found.rows)}
          onChoose={onDone}
        />
      )}
    </div>
  );
}

export function rowOf({ value, title, detail, media }: PickedEntity, kind: EntityKind): Row {
  const picture = media ? (
    <Thumbnail media={media} width={40} />
  ) : (
    <Icon name={entityIcons[kind]} />
  );
  return { id: value, title, detail, start: picture };
}
