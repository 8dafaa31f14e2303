import { useMessages } from '#runtime/block/context.tsx';
import { useLink } from '#runtime/rich-text/link.ts';
import styles from './often-searched.module.css';
import type { Options } from './options.ts';

/** Links of frequent searches, below the search field. */
export function OftenSearched({ links }: { readonly links: Options['searchLinks'] }) {
  const t = useMessages('header-section');
  const link = useLink();
  if (links.length === 0) return null;
  return (
    <div className={styles.often}>
      <p className="marginalia">{t('often')}</p>
      <ul className={styles.links}>
        {links.map(({ id, label, target }) => {
          const attributes = link(target);
          return attributes ? (
            <li key={id}>
              <a {...attributes}>{label}</a>
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}
