import { useMessages } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import { Medium, useMedium } from '#runtime/rich-text/medium.tsx';
import type { model } from './model.ts';
import styles from './view.module.css';

type Options = ViewProps<typeof model>['options'];

export function View({ id, options }: ViewProps<typeof model>) {
  const { title, layout, items, ratio } = options;
  const t = useMessages('gallery');
  const titleId = `${id}-title`;
  const isStrip = layout === 'strip';
  return (
    <section
      className={styles.root}
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : t('label')}
    >
      {title && (
        <div className="wrap">
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        </div>
      )}
      <div
        className={isStrip ? styles.strip : 'wrap'}
        // A scrolling region must be reachable by keyboard; the label names it.
        {...(isStrip && { role: 'group', tabIndex: 0, 'aria-label': title || t('label') })}
      >
        <ul className={styles.list} data-layout={layout}>
          {items.map((item) => (
            <GalleryItem key={item.id} item={item} ratio={ratio} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface GalleryItemProps {
  readonly item: Options['items'][number];
  readonly ratio: string;
}

function GalleryItem({ item, ratio }: GalleryItemProps) {
  const t = useMessages('gallery');
  const large = useMedium(item.picture);
  const picture = <Medium of={item.picture} ratio={ratio} sizes="(min-width: 900px) 30rem, 80vw" />;
  if (item.picture === null) return null;
  return (
    <li className={styles.item}>
      <figure>
        {large?.path ? (
          <a
            className={styles.link}
            href={large.path}
            aria-label={t('enlarge', nameOf(item, large))}
          >
            {picture}
          </a>
        ) : (
          picture
        )}
        {item.caption && <figcaption className={styles.caption}>{item.caption}</figcaption>}
      </figure>
    </li>
  );
}

function nameOf(item: GalleryItemProps['item'], medium: { alt: string; title: string }) {
  return { name: item.caption || medium.alt || medium.title };
}
