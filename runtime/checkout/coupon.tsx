import { useSession } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { CodeForm } from './code-form.tsx';

/** Applies a coupon, or takes the applied one off (COUPON-03). */
export function Coupon({ t }: { readonly t: Translate }) {
  const applied = useSession(({ cart }) => cart?.couponCode ?? null);
  return (
    <CodeForm
      apply={{ command: 'coupon.apply', field: 'code' }}
      remove={{ command: 'coupon.remove', hidden: {} }}
      applied={applied}
      icon="percent"
      maxLength={60}
      texts={{
        title: t('coupon.title'),
        label: t('coupon.code'),
        apply: t('coupon.apply'),
        applied: t('coupon.applied'),
        remove: t('coupon.remove'),
        required: t('coupon.required'),
      }}
    />
  );
}
