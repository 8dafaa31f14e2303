import { Link } from 'react-aria-components';
import { useT } from '../../i18n/translate.tsx';
import { useBackOffice } from '../context.ts';
import { Card } from '../orders/card.tsx';
import { When } from '../orders/when.tsx';
import styles from './customer.module.css';
import { useCustomer } from './customer-context.ts';

/** Consents with the texts that the customer saw, and the state of the newsletter subscription. */
export function Consents() {
  const t = useT();
  const { consents, newsletter } = useCustomer().file;
  return (
    <Card title={t('customer.consents')}>
      <p>
        {t('customer.newsletter')}: {t(`customer.newsletter_${newsletter?.state ?? 'none'}`)}
        {newsletter && (
          <span className={styles.quiet}>
            {' · '}
            <When at={newsletter.at} />
          </span>
        )}
      </p>
      {consents.length === 0 && <p className={styles.quiet}>{t('customer.noConsents')}</p>}
      <ul className={styles.list}>
        {consents.map(({ id, at, isGiven, form, number, text }) => (
          <li key={id}>
            <p>
              <strong>{t(isGiven ? 'customer.given' : 'customer.refused')}</strong>: {text}
            </p>
            <p className={styles.quiet}>
              <When at={at} /> · {form} · {number}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function Reviews() {
  const t = useT();
  const { reviews } = useCustomer().file;
  const { collections } = useBackOffice();
  const statuses = collections
    .find(({ name }) => name === 'comments')
    ?.fields.find(({ key }) => key === 'status')?.choices;
  if (reviews.length === 0) return null;
  return (
    <Card title={t('customer.reviews')}>
      <ul className={styles.list}>
        {reviews.map(({ id, at, rating, text, status }) => (
          <li key={id}>
            <p className={styles.text}>{text}</p>
            <p className={styles.quiet}>
              {rating !== null && `${rating}/5 · `}
              {statuses?.find(({ value }) => value === status)?.label ?? status} · <When at={at} />
              {statuses && (
                <>
                  {' · '}
                  <Link href={`/comments/record/${id}`}>{t('office.openRecord')}</Link>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
