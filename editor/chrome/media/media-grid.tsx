import type { KeyboardEvent } from 'react';
import { Collection, GridList, GridListItem, GridListLoadMoreItem } from 'react-aria-components';
import { classNames } from '#runtime/ui/class-names.ts';
import type { Media } from '#schemas/entities/media.ts';
import { useT } from '../../i18n/translate.tsx';
import card from '../../ui/choice-card.module.css';
import { Empty, Failed } from '../../ui/dialogs/states.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Pages } from '../dialogs/use-pages.ts';
import { AltMissing } from './alt-missing.tsx';
import { mediaTitle } from './describe-medium.ts';
import styles from './media-grid.module.css';
import { Thumbnail } from './thumbnail.tsx';

interface MediaGridProps {
  readonly media: Pages<Media>;
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
  /** Called on Enter or double click. */
  readonly onChoose: () => void;
  readonly onDelete: () => void;
}

/** Selectable thumbnails that load more near the end. */
export function MediaGrid({ media, selected, onSelect, onChoose, onDelete }: MediaGridProps) {
  const t = useT();
  const onKey = (event: KeyboardEvent) => {
    const act = { Enter: onChoose, Delete: onDelete }[event.key];
    if (!act || selected === null) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  if (media.state === 'failed' && media.rows.length === 0 && media.error) {
    return <Failed error={media.error} onRetry={media.retry} />;
  }
  return (
    <div className={styles.frame} onKeyDownCapture={onKey} onDoubleClick={onChoose}>
      <GridList
        escapeKeyBehavior="none"
        className={styles.grid}
        aria-label={t('media.library')}
        layout="grid"
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selected === null ? [] : [selected]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          if (key !== undefined) onSelect(String(key));
        }}
        data-stale={media.state === 'loading' && media.rows.length > 0 ? true : undefined}
        renderEmptyState={() => media.state === 'ready' && <Empty icon="image" />}
      >
        <Collection items={media.rows}>
          {(medium) => <MediaTile key={medium.key} medium={medium} />}
        </Collection>
        <GridListLoadMoreItem
          className={styles.more}
          isLoading={media.state === 'loading'}
          onLoadMore={media.more}
        >
          {t('ui.loading')}
        </GridListLoadMoreItem>
      </GridList>
      {media.state === 'failed' && media.error && (
        <Failed error={media.error} onRetry={media.retry} />
      )}
    </div>
  );
}

function MediaTile({ medium }: { readonly medium: Media }) {
  const t = useT();
  const title = mediaTitle(medium);
  return (
    <GridListItem id={medium.key} className={classNames(card.card, styles.tile)} textValue={title}>
      <span className={styles.picture}>
        <Thumbnail media={medium} width={140} />
      </span>
      <span className={styles.title}>{title}</span>
      <AltMissing medium={medium} />
      {medium.access === 'other' && (
        <span className={styles.lock} role="img" aria-label={t('media.access.other')}>
          <Icon name="lock" />
        </span>
      )}
    </GridListItem>
  );
}
