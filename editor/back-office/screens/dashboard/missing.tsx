import { Link } from 'react-aria-components';
import { useT } from '../../../i18n/translate.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { collectionHref, collectionIcon } from '../../collection-link.ts';
import { useBackOffice } from '../../context.ts';
import styles from './dashboard.module.css';

/** What the shop needs before it can sell, each with a link to its form. */
export function Missing({ names }: { readonly names: readonly string[] }) {
  const t = useT();
  const { collections } = useBackOffice();
  const missing = names.flatMap((name) => collections.find((each) => each.name === name) ?? []);
  if (missing.length === 0) return null;
  return (
    <section className={`${styles.card} ${styles.wide}`}>
      <h2>{t('dashboard.setup')}</h2>
      <p className={styles.note}>{t('dashboard.setupText')}</p>
      <ul className={styles.alerts}>
        {missing.map((collection) => (
          <li key={collection.name}>
            <Link
              className={styles.alert}
              href={collection.single ? collectionHref(collection) : `/${collection.name}/new`}
            >
              <Icon name={collectionIcon(collection)} />
              <span>{collection.single ? collection.label : collection.one}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
