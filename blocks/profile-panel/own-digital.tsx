import { useFormat, useMessages, useRuntime } from '#runtime/block/context.tsx';
import { SectionHead } from '#runtime/product/section-head.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import { Badge } from '#runtime/ui/badge.tsx';
import { Button } from '#runtime/ui/button.tsx';
import type { OwnDigital as Goods } from '#schemas/entities/digital.ts';
import styles from './own-digital.module.css';

export interface OwnDigitalProps {
  readonly id: string;
  readonly goods: Goods;
}

/** Tickets and files of all orders, with new addresses each time the profile is opened. */
export function OwnDigital({ id, goods: { tickets, downloads } }: OwnDigitalProps) {
  const t = useMessages('profile-panel');
  return (
    <section id="digital" className={styles.section} aria-labelledby={`${id}-digital`}>
      <SectionHead id={`${id}-digital`} title={t('digital')} />
      <ul className={styles.goods}>
        {tickets.map((ticket) => (
          <Ticket key={`${ticket.orderSlug} ${ticket.name} ${ticket.startsAt}`} ticket={ticket} />
        ))}
        {downloads.map((download) => (
          <Download key={download.href} download={download} />
        ))}
      </ul>
    </section>
  );
}

function Ticket({ ticket }: { readonly ticket: Goods['tickets'][number] }) {
  const t = useMessages('profile-panel');
  const format = useFormat();
  const { name, startsAt, place, count, valid, file } = ticket;
  const when = startsAt && `${format.date(startsAt)}, ${format.date(startsAt, 'time')}`;
  const facts = [when, place, t('ticketCount', { smart_count: count })].filter(Boolean).join(' · ');
  return (
    <li>
      <div className={styles.text}>
        <h3>{name}</h3>
        <p>{facts}</p>
        <OrderLink order={ticket} />
        {valid < count && (
          <Badge tone="quiet">
            {valid === 0 ? t('ticketsOver') : t('ticketsValid', { count: valid })}
          </Badge>
        )}
      </div>
      {file !== null && (
        <Button icon="download" size="small" href={file} download>
          {t('ticketsFile')}
        </Button>
      )}
    </li>
  );
}

/** The form is always posted without scripts, because the response is a file. */
function Download({ download }: { readonly download: Goods['downloads'][number] }) {
  const t = useMessages('profile-panel');
  const { name, file, left, state, href } = download;
  return (
    <li>
      <div className={styles.text}>
        <h3>{name}</h3>
        <p>{state === 'open' ? `${file} · ${t('fileLeft', { count: left })}` : file}</p>
        <OrderLink order={download} />
        {state !== 'open' && <Badge tone="quiet">{t(`file.${state}`)}</Badge>}
      </div>
      {state === 'open' && (
        <form method="post" action={href}>
          <Button
            type="submit"
            icon="download"
            size="small"
            aria-label={t('fileFetchNamed', { file })}
          >
            {t('fileFetch')}
          </Button>
        </form>
      )}
    </li>
  );
}

interface OrderLinkProps {
  readonly order: { readonly orderNumber: string; readonly orderSlug: string };
}

function OrderLink({ order: { orderNumber, orderSlug } }: OrderLinkProps) {
  const t = useMessages('profile-panel');
  const { page } = useRuntime();
  const success = screenHref(page.language, 'checkout-success');
  return (
    <a className={styles.order} href={`${success}?orderSlug=${encodeURIComponent(orderSlug)}`}>
      {t('ofOrder', { number: orderNumber })}
    </a>
  );
}
