import type { AppError } from '#schemas/result.ts';
import { useT } from '../../i18n/translate.tsx';
import { TextLine } from '../../ui/dialogs/fields.tsx';
import type { TypedKind } from './link-target.ts';

interface TypedTargetProps {
  readonly kind: TypedKind;
  readonly value: string;
  readonly error: AppError | null;
  readonly onChange: (value: string) => void;
}

const inputs = {
  web: { type: 'url', placeholder: 'https://' },
  email: { type: 'email', placeholder: 'ana@example.com' },
  phone: { type: 'tel', placeholder: '+' },
} as const;

/** A field for an address outside of the site. */
export function TypedTarget({ kind, value, error, onChange }: TypedTargetProps) {
  const t = useT();
  const message =
    error &&
    (kind === 'web' && error.code === 'invalidValue'
      ? t('pickers.webWrong')
      : t(`errors.${error.code}`));
  return (
    <TextLine
      label={t(`pickers.kind.${kind}`)}
      help={t(`pickers.help.${kind}`)}
      value={value}
      error={message}
      onChange={onChange}
      {...inputs[kind]}
    />
  );
}
