import { Icon } from '#runtime/ui/icon.tsx';
import styles from './chosen-bar.module.css';
import type { ListParts } from './parts.ts';
import { listSearch, withoutFilters } from './query.ts';

/** The active filters; each links to the list without it. */
export function ChosenBar({ data, path, t, chosen }: ListParts) {
  return (
    <ul className={styles.bar} aria-label={t('chosen')}>
      {chosen.map(({ key, label, search }) => (
        <li key={key}>
          <a className={styles.chip} href={path + search} aria-label={t('remove', { name: label })}>
            {label}
            <Icon name="x" />
          </a>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <a className={styles.clear} href={path + listSearch(withoutFilters(data.query))}>
            {t('clear')}
          </a>
        </li>
      )}
    </ul>
  );
}
