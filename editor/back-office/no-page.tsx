import { Outlet, useParams } from 'react-router-dom';
import { useT } from '../i18n/translate.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { useBackOffice } from './context.ts';
import styles from './no-page.module.css';
import { useTitle } from './use-title.ts';

/** The pages of a collection, if there is one of this name. */
export function KnownCollection() {
  const { name } = useParams();
  const { collections } = useBackOffice();
  return collections.some((each) => each.name === name) ? <Outlet /> : <NoPage />;
}

/** The screen of an address without a page. */
export function NoPage() {
  const t = useT();
  const title = t('office.noPage');
  useTitle(title);
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      <p>{t('office.noPageHelp')}</p>
      <ButtonLink icon="chart-line" href="/dashboard">
        {t('office.screen_dashboard')}
      </ButtonLink>
    </section>
  );
}
