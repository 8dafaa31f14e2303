import { Badge } from '#runtime/ui/badge.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { showTicketCode } from '#server/services/digital/ticket-code.ts';
import type { OrderFile } from '#server/services/orders/admin/order-file.ts';
import { ended } from '#server/services/orders/order-states.ts';
import { canBeRepeated, SendAgain } from './mails.tsx';
import type { OrderAdmin } from './order-admin.ts';

interface DigitalProps {
  readonly admin: OrderAdmin;
  readonly file: OrderFile;
}

/** Tickets, files, vouchers and cards of the order, and the items that staff must deliver. */
export function Digital({ admin, file }: DigitalProps) {
  const { t } = admin;
  const goods = goodsOf(admin, file);
  const { byHand } = file.digital;
  if (goods.length === 0 && byHand.length === 0) return null;
  const mail = file.mails.find(({ kind }) => kind === 'order.digital');
  return (
    <section aria-labelledby="digital">
      <h2 id="digital">{t('digital')}</h2>
      <ul className="admin-list">
        {byHand.map((item) => (
          <ByHand key={item.itemId} admin={admin} order={file.order.number} item={item} />
        ))}
        {goods.map((good) => (
          <Good key={`${good.kind} ${good.which}`} admin={admin} order={file.order} good={good} />
        ))}
      </ul>
      {mail && canBeRepeated(mail) && (
        <SendAgain admin={admin} order={file.order.number} mail={mail} />
      )}
    </section>
  );
}

interface DigitalGood {
  readonly kind: 'ticket' | 'download' | 'voucher' | 'card';
  /** The code or the id. */
  readonly which: string;
  readonly name: string;
  readonly facts: readonly (string | null)[];
  readonly state: OrderFile['digital'][
    | 'tickets'
    | 'downloads'
    | 'vouchers'
    | 'cards'][number]['state'];
}

function goodsOf({ t, time, price }: OrderAdmin, { digital }: OrderFile): DigitalGood[] {
  const { tickets, downloads, vouchers, cards } = digital;
  const until = (iso: string) => t('codeUntil', { date: time(iso) });
  return [
    ...tickets.map(({ code, name, event, seat, usedAt, state }) => ({
      kind: 'ticket' as const,
      which: code,
      name: event ?? name,
      state,
      facts: [showTicketCode(code), seat, usedAt && t('usedAt', { date: time(usedAt) })],
    })),
    ...downloads.map(({ id, name, file, left, allowed, state }) => ({
      kind: 'download' as const,
      which: String(id),
      name,
      state,
      facts: [file, t('downloadsLeft', { left, allowed })],
    })),
    ...vouchers.map(({ code, name, value, balance, validTo, state }) => ({
      kind: 'voucher' as const,
      which: code,
      name,
      state,
      facts: [
        showTicketCode(code),
        t('voucherLeft', { balance: price(balance), value: price(value) }),
        until(validTo),
      ],
    })),
    ...cards.map(({ number, name, holder, validTo, state }) => ({
      kind: 'card' as const,
      which: number,
      name,
      state,
      facts: [number, holder, until(validTo)],
    })),
  ];
}

interface GoodProps {
  readonly admin: OrderAdmin;
  readonly order: OrderFile['order'];
  readonly good: DigitalGood;
}

function Good({ admin, order, good }: GoodProps) {
  const { t } = admin;
  const { kind, name, facts, state } = good;
  const isUsed = kind === 'ticket' && state === 'used';
  return (
    <li>
      <p>
        <strong>{name}</strong> <Badge tone="quiet">{t(`digital.${state}`)}</Badge>
      </p>
      <p className="admin-quiet">{facts.filter(Boolean).join(' · ')}</p>
      <div className="admin-buttons">
        {!isUsed && !ended.has(order.state) && (
          <GoodButton admin={admin} order={order.number} good={good} action="reissue" />
        )}
        {state !== 'revoked' && (
          <GoodButton admin={admin} order={order.number} good={good} action="revoke" />
        )}
      </div>
    </li>
  );
}

interface GoodButtonProps extends Pick<GoodProps, 'admin'> {
  readonly order: number;
  readonly good: Pick<DigitalGood, 'kind' | 'which' | 'name'>;
  readonly action: 'revoke' | 'reissue';
}

function GoodButton({ admin: { t, path }, order, good, action }: GoodButtonProps) {
  const { kind, which, name } = good;
  return (
    <form method="post" action={`${path}/${order}`}>
      <input type="hidden" name="do" value={action} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="which" value={which} />
      <Button type="submit" size="small" variant={action === 'revoke' ? 'quiet' : 'secondary'}>
        {t(action === 'revoke' ? 'revoke' : `reissue.${kind}`)}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </form>
  );
}

interface ByHandProps {
  readonly admin: OrderAdmin;
  readonly order: number;
  readonly item: OrderFile['digital']['byHand'][number];
}

/** Nothing is sent automatically for it: staff deliver it and confirm that here. */
function ByHand({ admin: { t, path, time }, order, item }: ByHandProps) {
  const { itemId, name, sku, qty, deliveredAt } = item;
  return (
    <li>
      <p>
        <strong>{name}</strong>{' '}
        {deliveredAt === null && (
          <Badge tone="sale" icon="triangle-alert">
            {t('byHand')}
          </Badge>
        )}
      </p>
      <p className="admin-quiet">
        {[
          sku,
          t('pieces', { count: qty }),
          deliveredAt && t('handedOver', { date: time(deliveredAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {deliveredAt === null && (
        <form method="post" action={`${path}/${order}`}>
          <input type="hidden" name="do" value="handOver" />
          <input type="hidden" name="which" value={itemId} />
          <Button type="submit" size="small">
            {t('handOver')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </form>
      )}
    </li>
  );
}
