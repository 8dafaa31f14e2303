import { useFormat, useMessages } from '#runtime/block/context.tsx';
import { Badge } from '#runtime/ui/badge.tsx';
import { Button } from '#runtime/ui/button.tsx';
import type { DigitalGoods as Goods } from '#schemas/entities/digital.ts';
import { Cards, Vouchers } from './codes.tsx';
import styles from './digital-goods.module.css';

/** Digital goods of the order: permanently available here, with new download addresses each time. */
export function DigitalGoods({ goods }: { readonly goods: Goods }) {
  const { tickets, ticketsFile, downloads, vouchers, cards } = goods;
  return (
    <>
      {tickets.length > 0 && <Tickets tickets={tickets} file={ticketsFile} />}
      {downloads.length > 0 && <Downloads downloads={downloads} />}
      {vouchers.length > 0 && <Vouchers vouchers={vouchers} />}
      {cards.length > 0 && <Cards cards={cards} />}
    </>
  );
}

interface TicketsProps {
  readonly tickets: Goods['tickets'];
  readonly file: string | null;
}

function Tickets({ tickets, file }: TicketsProps) {
  const t = useMessages('order-success');
  return (
    <section className={styles.goods} aria-label={t('tickets')}>
      <h2 className={styles.title}>{t('tickets')}</h2>
      {file === null ? null : <p className={styles.hint}>{t('ticketsHint')}</p>}
      <ul className={styles.list}>
        {tickets.map((ticket) => (
          <Ticket key={ticket.code} ticket={ticket} />
        ))}
      </ul>
      {file !== null && (
        <Button variant="primary" icon="download" href={file} download>
          {t('ticketsFile')}
        </Button>
      )}
    </section>
  );
}

function Ticket({ ticket }: { readonly ticket: Goods['tickets'][number] }) {
  const t = useMessages('order-success');
  const format = useFormat();
  const { name, event, startsAt, place, seat, chosen, state, usedAt, code, picture } = ticket;
  const when = (iso: string) => `${format.date(iso)}, ${format.date(iso, 'time')}`;
  const facts = [
    startsAt && when(startsAt),
    place,
    seat && t('ticketSeat', { seat }),
    ...chosen.map(({ label, value }) => `${label}: ${value}`),
    usedAt && state === 'used' && t('ticketUsed', { time: when(usedAt) }),
  ];
  return (
    <li className={styles.ticket} data-state={state}>
      <div className={styles.text}>
        <h3 className={styles.name}>{event ?? name}</h3>
        {event !== null && event !== name && <p>{name}</p>}
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        {state !== 'valid' && <Badge tone="quiet">{t(`ticket.${state}`)}</Badge>}
        <p className={styles.code}>{code}</p>
      </div>
      {state === 'valid' && (
        <img
          className={styles.picture}
          src={picture}
          alt={t('ticketAlt', { code })}
          width={140}
          height={140}
          loading="lazy"
        />
      )}
    </li>
  );
}

function Downloads({ downloads }: Pick<Goods, 'downloads'>) {
  const t = useMessages('order-success');
  return (
    <section className={styles.goods} aria-label={t('files')}>
      <h2 className={styles.title}>{t('files')}</h2>
      <ul className={styles.list}>
        {downloads.map((download) => (
          <Download key={download.href} download={download} />
        ))}
      </ul>
    </section>
  );
}

/** The form is always posted without scripts, because the response is a file. */
function Download({ download }: { readonly download: Goods['downloads'][number] }) {
  const t = useMessages('order-success');
  const { name, file, left, state, href } = download;
  return (
    <li className={styles.file}>
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>
          {state === 'open' ? [file, t('fileLeft', { count: left })].join(' · ') : file}
        </p>
        {state !== 'open' && <Badge tone="quiet">{t(`file.${state}`)}</Badge>}
      </div>
      {state === 'open' && (
        <form method="post" action={href}>
          <Button type="submit" icon="download" aria-label={t('fileFetch', { file })}>
            {t('fetch')}
          </Button>
        </form>
      )}
    </li>
  );
}
