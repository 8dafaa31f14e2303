import {
  Checkbox,
  Collection,
  GridList,
  GridListItem,
  GridListLoadMoreItem,
} from 'react-aria-components';
import { classNames } from '#runtime/ui/class-names.ts';
import type { Media } from '#schemas/entities/media.ts';
import { AltMissing } from '../../../chrome/media/alt-missing.tsx';
import { formatSize, mediaTitle } from '../../../chrome/media/describe-medium.ts';
import { Thumbnail } from '../../../chrome/media/thumbnail.tsx';
import { useT } from '../../../i18n/translate.tsx';
import card from '../../../ui/choice-card.module.css';
import { Empty, Failed } from '../../../ui/dialogs/states.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useBackOffice } from '../../context.ts';
import styles from './media-tiles.module.css';
import type { MediaWork } from './use-media-work.ts';

/** The files as tiles or as a list; more load near the end. */
export function MediaTiles({ work }: { readonly work: MediaWork }) {
  const t = useT();
  const { media, chosen, choose, place } = work;
  return (
    <>
      <GridList
        className={styles.grid}
        data-list={place.isList || undefined}
        aria-label={t('office.screen_media')}
        layout={place.isList ? 'stack' : 'grid'}
        selectionMode="multiple"
        selectionBehavior="replace"
        selectedKeys={chosen.map(({ key }) => key)}
        onSelectionChange={(keys) =>
          choose(keys === 'all' ? media.rows.map(({ key }) => key) : [...keys].map(String))
        }
        onAction={(key) => {
          const medium = media.rows.find((each) => each.key === key);
          if (medium) void work.edit(medium);
        }}
        renderEmptyState={() =>
          media.state === 'ready' && <Empty icon="image" text={t('library.empty')} />
        }
      >
        <Collection items={media.rows} dependencies={[place.isList]}>
          {(medium) => <Tile key={medium.key} id={medium.key} medium={medium} />}
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
    </>
  );
}

function Tile({ id, medium }: { readonly id: string; readonly medium: Media }) {
  const { uiLanguage } = useBackOffice();
  const title = mediaTitle(medium);
  const { width, height, size } = medium;
  return (
    <GridListItem id={id} className={classNames(card.card, styles.tile)} textValue={title}>
      <Checkbox slot="selection" className={styles.check}>
        {({ isSelected }) => isSelected && <Icon name="check" />}
      </Checkbox>
      <span className={styles.picture}>
        <Thumbnail media={medium} width={180} />
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        <small>
          {[
            width && height ? `${width} × ${height}` : medium.extension,
            size === undefined ? '' : formatSize(size, uiLanguage),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <AltMissing medium={medium} className={styles.flaw} />
    </GridListItem>
  );
}
