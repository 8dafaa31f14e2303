import { type KeyboardEvent, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { withAllStyles } from '#runtime/browser/all-styles.ts';
import type { Translate } from '#runtime/i18n/translator.ts';
import { MediaPicture } from '#runtime/product/media-picture.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import type { PictureMedia } from '#runtime/ui/picture.tsx';
import styles from './gallery.module.css';

interface GalleryProps {
  readonly id: string;
  readonly pictures: readonly PictureMedia[];
  readonly t: Translate;
}

const loadDialog = () => withAllStyles(import('./zoom-dialog.tsx'));
const ZoomDialog = lazy(async () => ({ default: (await loadDialog()).ZoomDialog }));

const mainSizes =
  '(min-width: 1440px) 54rem, (min-width: 960px) 60vw, (min-width: 768px) 50vw, 100vw';

/** Memoised: sizes of one colour share their pictures, so choosing a size does not re-render. */
export const Gallery = memo(
  Pictures,
  (before, { id, pictures, t }) =>
    before.id === id &&
    before.t === t &&
    before.pictures.length === pictures.length &&
    before.pictures.every((picture, at) => picture === pictures[at]),
);

/** Pictures in a row with scroll snap; thumbnails link to them, with and without scripts. */
function Pictures({ id, pictures, t }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const [first] = pictures;
  // Scrolling forces a layout, so it only happens when the picture changes.
  const place = useRef(0);
  useEffect(() => {
    if (first && place.current > 0) row.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [first]);
  const follow = () => {
    const list = row.current;
    if (!list) return;
    place.current = Math.round(list.scrollLeft / (list.clientWidth || 1));
    setShown(place.current);
  };
  const show = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const list = row.current;
    list?.scrollTo({ left: index * list.clientWidth, behavior });
  };
  const turn = (event: KeyboardEvent) => {
    const places = {
      ArrowLeft: shown - 1,
      ArrowRight: shown + 1,
      Home: 0,
      End: pictures.length - 1,
    };
    const wanted = places[event.key as keyof typeof places];
    if (wanted === undefined) return;
    event.preventDefault();
    // The row itself stops at its ends.
    show(wanted);
  };
  const shownPictures: readonly (PictureMedia | null)[] = pictures.length > 0 ? pictures : [null];
  return (
    <div className={styles.gallery}>
      {/* A scrolling region must be reachable by keyboard; the arrow keys move it. */}
      <ul
        ref={row}
        className={styles.row}
        tabIndex={0}
        aria-label={t('gallery')}
        onScroll={follow}
        onKeyDown={turn}
      >
        {shownPictures.map((picture, index) => (
          <li key={keyOf(picture, index)} id={`${id}-picture-${index}`} className={styles.picture}>
            <MediaPicture media={picture} sizes={mainSizes} ratio="1/1" priority={index === 0} />
            <Enlarge
              picture={picture}
              label={t('enlarge', { number: index + 1 })}
              onOpen={() => setZoomed(index)}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <Thumbs id={id} pictures={pictures} shown={shown} onShow={show} t={t} />
      )}
      <Suspense>
        {zoomed !== null && (
          <ZoomDialog
            pictures={pictures}
            start={zoomed}
            t={t}
            onClose={(last) => {
              setZoomed(null);
              show(last, 'instant');
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

interface ThumbsProps extends GalleryProps {
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

function Thumbs({ id, pictures, shown, onShow, t }: ThumbsProps) {
  return (
    <ul className={styles.thumbs} aria-label={t('thumbs')}>
      {pictures.map((picture, index) => (
        <li key={keyOf(picture, index)}>
          <a
            className={styles.thumb}
            href={`#${id}-picture-${index}`}
            aria-label={t('showPicture', { number: index + 1, count: pictures.length })}
            aria-current={index === shown || undefined}
            onClick={(event) => {
              event.preventDefault();
              onShow(index);
            }}
          >
            <MediaPicture media={picture} sizes="5.5rem" ratio="1/1" alt="" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Enlarge({
  picture,
  label,
  onOpen,
}: {
  readonly picture: PictureMedia | null;
  readonly label: string;
  readonly onOpen: () => void;
}) {
  // The widest file of the format that every browser shows.
  const large = picture?.sources.at(-1);
  if (!large) return null;
  return (
    <a
      className={styles.enlarge}
      href={large.path}
      aria-label={label}
      title={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <Icon name="zoom-in" />
    </a>
  );
}

const keyOf = (picture: PictureMedia | null, index: number) => picture?.sources[0]?.path ?? index;
