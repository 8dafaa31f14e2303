import { type Currency, formatPrice } from '#runtime/format/price.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Emblem } from '#runtime/ui/emblem.tsx';
import { GroundPattern } from '#runtime/ui/ground-pattern.tsx';
import { textsIn } from '#schemas/languages.ts';
import type { PayView, PayWay } from '#server/services/payments/pay-view.ts';
import { type PayText, payMessages } from './messages.ts';

interface PageProps {
  readonly view: PayView;
  readonly shopName: string;
  readonly currency: Currency;
}

/**
 * The last page of the shop before the provider's: what is paid, and one way to continue that needs no
 * script.
 */
export function PayPage({ view, shopName, currency }: PageProps) {
  const t = (key: PayText) => textsIn(payMessages, view.language)[key];
  return (
    <div className="pay-root">
      <GroundPattern />
      <header className="pay-head">
        <Emblem />
        <span>{shopName}</span>
      </header>
      <main className="pay-card">
        <p className="marginalia">{t('order').replace('%{number}', view.orderNumber)}</p>
        <Way view={view} t={t} total={formatPrice(view.total, view.language, currency)} />
        <p className="pay-back">
          <a href={view.back}>{t('back')}</a>
        </p>
      </main>
    </div>
  );
}

interface WayProps {
  readonly view: PayView;
  readonly t: (key: PayText) => string;
  readonly total: string;
}

function Way({ view: { way, ...view }, t, total }: WayProps) {
  if (way.kind === 'form') return <BankForm way={way} t={t} total={total} />;
  if (way.kind === 'paypal') return <PayPal way={way} t={t} total={total} view={view} />;
  return (
    <>
      <h1 className="pay-title">{t('broken')}</h1>
      <p className="pay-text">{t('brokenText')}</p>
    </>
  );
}

type Of<K extends PayWay['kind']> = Omit<WayProps, 'view'> & {
  readonly way: Extract<PayWay, { readonly kind: K }>;
};

function BankForm({ way, t, total }: Of<'form'>) {
  const { action, method, fields } = way.form;
  return (
    <>
      <h1 className="pay-title">{t('toBank')}</h1>
      <p className="pay-total">{total}</p>
      <p className="pay-text">{t('bankText')}</p>
      <form action={action} method={method} data-hand-over="">
        {fields.map(({ name, value }, index) => (
          <input key={`${index}-${name}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="primary" wide icon="lock" iconAfter="arrow-right">
          {t('bankGo')}
        </Button>
      </form>
    </>
  );
}

interface PayPalProps extends Of<'paypal'> {
  readonly view: Omit<PayView, 'way'>;
}

/** PayPal's script fills the empty container; the link below does the same without it. */
function PayPal({ way, t, total, view }: PayPalProps) {
  return (
    <>
      <h1 className="pay-title">{t('payPalTitle')}</h1>
      <p className="pay-total">{total}</p>
      <p className="pay-text" data-pay-hint="">
        {t('payPalText')}
      </p>
      <div
        id="payment-buttons"
        className="pay-buttons"
        data-order={view.orderSlug}
        data-provider-id={way.providerId}
        data-subscription={way.isSubscription || undefined}
        data-back={view.back}
        data-working={t('working')}
        data-not-made={t('notMade')}
        data-lost={t('payPalLost')}
      />
      <p className="pay-status" role="status" data-pay-status="" />
      <p className="pay-plain">
        <a href={way.approveUrl} rel="noreferrer">
          {t('payPalPlain')}
        </a>
      </p>
    </>
  );
}
