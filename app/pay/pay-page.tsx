import { type Currency, formatPrice } from '#runtime/format/price.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Emblem } from '#runtime/ui/emblem.tsx';
import { GroundPattern } from '#runtime/ui/ground-pattern.tsx';
import { textsIn } from '#schemas/languages.ts';
import type { PaymentFlow, PayView } from '#server/services/payments/pay-view.ts';
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
        <Flow view={view} t={t} total={formatPrice(view.total, view.language, currency)} />
        <p className="pay-back">
          <a href={view.back}>{t('back')}</a>
        </p>
      </main>
    </div>
  );
}

interface FlowProps {
  readonly view: PayView;
  readonly t: (key: PayText) => string;
  readonly total: string;
}

function Flow({ view: { flow, ...view }, t, total }: FlowProps) {
  if (flow.kind === 'form') return <BankForm flow={flow} t={t} total={total} />;
  if (flow.kind === 'paypal') return <PayPal flow={flow} t={t} total={total} view={view} />;
  return (
    <>
      <h1 className="pay-title">{t('broken')}</h1>
      <p className="pay-text">{t('brokenText')}</p>
    </>
  );
}

type Of<K extends PaymentFlow['kind']> = Omit<FlowProps, 'view'> & {
  readonly flow: Extract<PaymentFlow, { readonly kind: K }>;
};

function BankForm({ flow, t, total }: Of<'form'>) {
  const { action, method, fields } = flow.form;
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
  readonly view: Omit<PayView, 'flow'>;
}

/** PayPal's script fills the empty container; the link below does the same without it. */
function PayPal({ flow, t, total, view }: PayPalProps) {
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
        data-provider-id={flow.providerId}
        data-subscription={flow.isSubscription || undefined}
        data-back={view.back}
        data-working={t('working')}
        data-not-made={t('notMade')}
        data-lost={t('payPalLost')}
      />
      <p className="pay-status" role="status" data-pay-status="" />
      <p className="pay-plain">
        <a href={flow.approveUrl} rel="noreferrer">
          {t('payPalPlain')}
        </a>
      </p>
    </>
  );
}
