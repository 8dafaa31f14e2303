import { useMessages } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import { useLink } from '#runtime/rich-text/link.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

type Options = ViewProps<typeof model>['options'];

/** Opening hours, the next event and the location, as margin notes. */
export function View({ id, options, slots }: ViewProps<typeof model>) {
  const t = useMessages('opening-hours');
  const { title, rows, note } = options;
  return (
    <aside className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={`wrap ${styles.notes}`}>
        <div className={styles.note}>
          <h2 id={`${id}-title`} className={`marginalia ${styles.heading}`}>
            {title || t('title')}
          </h2>
          <dl className={styles.rows}>
            {rows.map(({ id: row, days, hours }) => (
              <div key={row}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
          {note && <p className={styles.small}>{note}</p>}
        </div>
        {slots.event && (
          <div className={styles.note}>
            <p className={`marginalia ${styles.heading}`}>{t('event')}</p>
            {slots.event}
          </div>
        )}
        <Place options={options} />
      </div>
    </aside>
  );
}

function Place({ options }: { readonly options: Options }) {
  const t = useMessages('opening-hours');
  const link = useLink();
  const { place, placeTarget, coordinates } = options;
  const attributes = placeTarget === null ? null : link(placeTarget);
  if (!place && !coordinates) return null;
  return (
    <div className={styles.note}>
      <h3 className={`marginalia ${styles.heading}`}>{t('place')}</h3>
      {place && (
        <p className={styles.place}>{attributes ? <a {...attributes}>{place}</a> : place}</p>
      )}
      {coordinates && (
        <p className={styles.coordinates}>
          <bdi dir="ltr">{coordinates}</bdi>
        </p>
      )}
    </div>
  );
}
