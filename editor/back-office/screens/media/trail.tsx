import { Breadcrumb, Breadcrumbs, Button } from 'react-aria-components';
import type { MediaFolder } from '#schemas/api/media-library.ts';
import { wayTo } from '../../../chrome/media/folder-tree.ts';
import { useT } from '../../../i18n/translate.tsx';
import styles from './media.module.css';
import type { Place } from './use-place.ts';

interface TrailProps {
  readonly place: Place;
  readonly folders: readonly MediaFolder[];
}

/** Breadcrumb of the open folder. */
export function Trail({ place, folders }: TrailProps) {
  const t = useT();
  const way = wayTo(folders, place.folder ?? null);
  if (way.length === 0) return null;
  return (
    <nav aria-label={t('library.trail')}>
      <Breadcrumbs className={styles.trail}>
        <Breadcrumb>
          <Button className={styles.crumb} onPress={() => place.go({ folder: '0' })}>
            {t('library.top')}
          </Button>
        </Breadcrumb>
        {way.map(({ id, name }) => (
          <Breadcrumb key={id}>
            <Button
              className={styles.crumb}
              aria-current={id === place.folder ? 'page' : undefined}
              onPress={() => place.go({ folder: String(id) })}
            >
              {name}
            </Button>
          </Breadcrumb>
        ))}
      </Breadcrumbs>
    </nav>
  );
}
