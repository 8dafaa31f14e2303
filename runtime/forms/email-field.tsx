import { lazy, Suspense, useState } from 'react';
import type { Translate } from '../i18n/translator.ts';
import { TextField, type TextFieldProps } from '../ui/text-field.tsx';

const EmailOffer = lazy(async () => ({
  default: (await import('./email-offer.tsx')).EmailOffer,
}));

interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'onFocus'> {
  readonly t: Translate;
}

/** An email field that offers to correct a likely typo in the domain, with code that is fetched on focus. */
export function EmailField({ t, ...field }: EmailFieldProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  return (
    <div>
      <TextField {...field} type="email" onFocus={({ currentTarget }) => setInput(currentTarget)} />
      {input && (
        <Suspense>
          <EmailOffer input={input} t={t} />
        </Suspense>
      )}
    </div>
  );
}
