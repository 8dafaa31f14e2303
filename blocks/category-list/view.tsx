import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { MediaPicture } from '#runtime/product/media-picture.tsx';
import { SectionHead } from '#runtime/product/section-head.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import { Disclosure } from '#runtime/ui/disclosure.tsx';
import { Emblem } from '#runtime/ui/emblem.tsx';
import type { CategoryTile, load } from './data.ts';
import type { model } from './model.ts';
import { tileSizes } from './tile-sizes.ts';
import styles from './view.module.css';

/** Number of chips that are always shown; the others are collapsed, unless they are few. */
const openChips = 12;

export function View({ id, options, data }: ViewProps<typeof model, DataOf<typeof load>>) {
  const t = useMessages('category-list');
  const { page } = useRuntime();
  if (data.tiles.length === 0) return null;
  const { title, layout, showCounts } = options;
  /** On the shop's own screen the first row of tiles is above the fold. */
  const eager = page.screen === 'shop' ? 4 : 0;
  const Tile = layout === 'tiles' ? PictureTile : Chip;
  const tiles = data.tiles.map((tile, index) => (
    <Tile
      key={tile.id}
      tile={tile}
      eager={index < eager}
      sizes={tileSizes(index, data.tiles.length)}
      count={showCounts ? t('count', { smart_count: tile.count }) : ''}
    />
  ));
  const isFolded = layout === 'chips' && tiles.length > openChips * 1.25;
  const open = isFolded ? openChips : tiles.length;
  return (
    <nav className={styles.root} data-layout={layout} aria-label={title || t('label')}>
      <div className="wrap" data-width="wide">
        {title && <SectionHead id={`${id}-title`} title={title} />}
        <ul className={styles.list}>{tiles.slice(0, open)}</ul>
        {tiles.length > open && (
          <div className={styles.folded}>
            <Disclosure summary={t('others', { count: tiles.length - open })}>
              <ul className={styles.list}>{tiles.slice(open)}</ul>
            </Disclosure>
          </div>
        )}
      </div>
    </nav>
  );
}

interface TileProps {
  readonly tile: CategoryTile;
  readonly count: string;
  readonly eager: boolean;
  readonly sizes: string;
}

function PictureTile({ tile, count, eager, sizes }: TileProps) {
  const { page } = useRuntime();
  return (
    <li className={styles.tile}>
      <a className={styles.link} href={screenHref(page.language, 'shop', tile.slug)}>
        <span className={styles.picture}>
          <MediaPicture media={tile.picture} sizes={sizes} alt="" priority={eager || undefined} />
        </span>
        <span className={styles.foot}>
          <span className={styles.emblem}>
            <Emblem name={tile.flag} />
          </span>
          <span className={styles.name}>{tile.name}</span>
          {count && <span className={`marginalia ${styles.count}`}>{count}</span>}
        </span>
      </a>
    </li>
  );
}

function Chip({ tile, count }: TileProps) {
  const { page } = useRuntime();
  return (
    <li>
      <a className={styles.chip} href={screenHref(page.language, 'shop', tile.slug)}>
        <Emblem name={tile.flag} />
        {tile.name}
        {count && <span className="marginalia">{tile.count}</span>}
      </a>
    </li>
  );
}
