import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import type { Dashboard, DashboardAlert } from '#schemas/entities/dashboard.ts';
import { localeOf } from '#schemas/languages.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { collectionIcon } from '../../collection-link.ts';
import { useBackOffice } from '../../context.ts';
import { useFormatCount } from '../../use-format-count.ts';
import styles from './dashboard.module.css';

interface CardProps {
  readonly title: string;
  readonly note?: string;
  /** Text shown when the list is empty. */
  readonly none: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function Card({ title, note, none, isEmpty, children }: CardProps) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      {isEmpty ? <p className={styles.none}>{none}</p> : children}
    </section>
  );
}

/** Work lists that contain records, each with a link to its list. */
export function Alerts({ alerts }: { readonly alerts: readonly DashboardAlert[] }) {
  const t = useT();
  return (
    <Card
      title={t('dashboard.toDo')}
      none={t('dashboard.nothingToDo')}
      isEmpty={alerts.length === 0}
    >
      <ul className={styles.alerts}>
        {alerts.map((alert) => (
          <li key={`${alert.collection} ${alert.view}`}>
            <AlertLink alert={alert} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AlertLink({ alert: { collection, view, n, capped } }: { readonly alert: DashboardAlert }) {
  const t = useT();
  const { collections } = useBackOffice();
  const of = collections.find(({ name }) => name === collection);
  const count = useFormatCount()(n);
  return (
    <Link className={styles.alert} href={`/${collection}?view=${encodeURIComponent(view)}`}>
      <Icon name={collectionIcon(of)} />
      <span>
        {of?.label ?? collection}: {of?.views.find(({ key }) => key === view)?.label ?? view}
      </span>
      <strong>{capped ? t('dashboard.over', { n: count }) : count}</strong>
    </Link>
  );
}

type BestSellersProps = Pick<Required<Dashboard>, 'bestSellers'>;

export function BestSellers({ bestSellers }: BestSellersProps) {
  const t = useT();
  const { collections } = useBackOffice();
  const isLinked = collections.some(({ name }) => name === 'products');
  return (
    <Card
      title={t('dashboard.bestSellers')}
      none={t('dashboard.nothingSold')}
      isEmpty={bestSellers.length === 0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.product')}</th>
            <th scope="col">{t('dashboard.pieces')}</th>
            <th scope="col">{t('dashboard.before')}</th>
          </tr>
        </thead>
        <tbody>
          {bestSellers.map(({ id, title, pieces, before }) => (
            <tr key={id}>
              <th scope="row">
                {isLinked ? <Link href={`/products/record/${id}`}>{title}</Link> : title}
              </th>
              <td>{pieces}</td>
              <td>{before}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

type SlowPagesProps = Pick<Required<Dashboard>, 'slowPages'>;

export function SlowPages({ slowPages }: SlowPagesProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const seconds = new Intl.NumberFormat(localeOf(uiLanguage), {
    style: 'unit',
    unit: 'second',
    maximumFractionDigits: 1,
  });
  return (
    <Card
      title={t('dashboard.slowPages')}
      note={t('dashboard.help_slowPages')}
      none={t('dashboard.noSlowPages')}
      isEmpty={slowPages.length === 0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.page')}</th>
            <th scope="col">{t('dashboard.times')}</th>
            <th scope="col">{t('dashboard.slowest')}</th>
          </tr>
        </thead>
        <tbody>
          {slowPages.map(({ path, requests, slowest }) => (
            <tr key={path}>
              <th scope="row">
                <a href={path} dir="ltr">
                  {path}
                </a>
              </th>
              <td>{requests}</td>
              <td>{seconds.format(slowest / 1000)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
