import { Link } from 'react-aria-components';
import type { Media } from '#schemas/entities/media.ts';
import { useT } from '../../../i18n/translate.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import { useBackOffice } from '../../context.ts';
import styles from './media-details.module.css';
import { type MediaUse, useMediaUseName, useMediaUses } from './media-uses.ts';

/** Pages and records that show a file, each with a link. */
export function Uses({ medium }: { readonly medium: Media }) {
  const t = useT();
  const { data } = useMediaUses(medium.id);
  if (!data) return <p>{t('ui.loading')}</p>;
  if (!data.ok) return <ErrorLine error={data.error} />;
  return (
    <section>
      <h3>{t('media.uses', { smart_count: data.value.length })}</h3>
      <ul className={styles.uses}>
        {data.value.map((use) => (
          <li key={`${use.kind}:${use.record}`}>
            <Use use={use} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Use({ use }: { readonly use: MediaUse }) {
  const { collections } = useBackOffice();
  const name = useMediaUseName()(use);
  if (use.path !== null) {
    return (
      <a href={use.path} target="_blank" rel="noopener">
        {name}
      </a>
    );
  }
  const hasRecord = collections.some((each) => each.name === use.kind);
  return hasRecord ? <Link href={`/${use.kind}/record/${use.record}`}>{name}</Link> : name;
}
