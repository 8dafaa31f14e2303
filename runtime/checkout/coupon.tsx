import { useSession } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { CodeForm } from './code-form.tsx';

/**
 * One field for coupons and gift vouchers, or the applied codes with a button to remove each (COUPON-03). A
 * cart accepts one of each.
 */
export function Coupon({ t }: { readonly t: Translate }) {
  const coupon = useSession(({ cart }) => cart?.couponCode ?? null);
  const voucher = useSession(({ cart }) => cart?.voucher?.code ?? null);
  const first = coupon ?? voucher;
  return (
    <>
      <Code t={t} title={t('coupon.title')} applied={first} isVoucher={coupon === null} />
      {first !== null && (
        <Code t={t} title={t('coupon.more')} applied={coupon && voucher} isVoucher />
      )}
    </>
  );
}

interface CodeProps {
  readonly t: Translate;
  readonly title: string;
  readonly applied: string | null;
  readonly isVoucher: boolean;
}

function Code({ t, title, applied, isVoucher }: CodeProps) {
  const kind = isVoucher ? 'voucher' : 'coupon';
  return (
    <CodeForm
      apply={{ command: 'coupon.apply', field: 'code' }}
      remove={{ command: 'coupon.remove', hidden: isVoucher && applied ? { code: applied } : {} }}
      applied={applied}
      icon={isVoucher ? 'gift' : 'percent'}
      maxLength={60}
      texts={{
        title,
        label: t('coupon.code'),
        hint: t('coupon.hint'),
        apply: t('coupon.apply'),
        applied: t(`${kind}.applied`),
        remove: t(`${kind}.remove`),
        required: t('coupon.required'),
      }}
    />
  );
}
