import { useEffect, useState } from 'react';
import type { Translate } from '../i18n/translator.ts';
import { correctedEmail } from './corrected-email.ts';
import styles from './email-offer.module.css';

interface EmailOfferProps {
  readonly input: HTMLInputElement;
  readonly t: Translate;
}

/** Offers the address that was probably meant; the typed one stays unless the visitor accepts. */
export function EmailOffer({ input, t }: EmailOfferProps) {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    const check = () => setEmail(correctedEmail(input.value));
    const clear = () => setEmail(null);
    // The field may have been left before this code loaded.
    if (document.activeElement !== input) check();
    input.addEventListener('change', check);
    input.addEventListener('input', clear);
    return () => {
      input.removeEventListener('change', check);
      input.removeEventListener('input', clear);
    };
  }, [input]);
  return (
    <p role="status" className={styles.status}>
      {email !== null && (
        <button type="button" className={styles.offer} onClick={() => replace(input, email)}>
          {t('address.emailOffer', { email })}
        </button>
      )}
    </p>
  );
}

function replace(input: HTMLInputElement, text: string): void {
  input.value = text;
  // The `input` event makes forms check the field.
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
