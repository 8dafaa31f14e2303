import { useFormat, useMessages } from '#runtime/block/context.tsx';
import { Button } from '#runtime/ui/button.tsx';
import type { OrderPaper } from '#schemas/entities/order.ts';
import styles from './view.module.css';

/** Links to download the invoice and the credit note. */
export function Papers({ papers }: { readonly papers: readonly OrderPaper[] }) {
  const t = useMessages('order-success');
  const format = useFormat();
  return (
    <section aria-label={t('papers')}>
      <h2 className={styles.subtitle}>{t('papers')}</h2>
      <ul className={styles.papers}>
        {papers.map(({ kind, number, issuedAt, href }) => (
          <li key={kind}>
            <span>
              {t(kind, { number: number.replaceAll('-', '\u2011') })}{' '}
              <time className="marginalia" dateTime={issuedAt}>
                {format.date(issuedAt)}
              </time>
            </span>
            <Button size="small" icon="download" href={href} download>
              {t('paperFile')}
              <span className="visually-hidden">: {t(kind, { number })}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
