import { useSession } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { CodeForm } from './code-form.tsx';

const field = 'memberCardBarcode';

/** Applies a membership card to the cart; an empty number removes it (CARD-05). */
export function MemberCard({ t }: { readonly t: Translate }) {
  const applied = useSession(({ cart }) => cart?.memberCardBarcode ?? null);
  const own = useSession(({ user }) => user?.memberCardBarcode ?? '');
  return (
    <CodeForm
      apply={{ command: 'card.apply', field }}
      remove={{ command: 'card.apply', hidden: { [field]: '' } }}
      applied={applied}
      suggested={own}
      icon="id-card"
      inputMode="numeric"
      maxLength={64}
      texts={{
        title: t('card.title'),
        label: t('card.code'),
        hint: t('card.hint'),
        apply: t('card.apply'),
        applied: t('card.applied'),
        remove: t('card.remove'),
        required: t('card.required'),
      }}
    />
  );
}
