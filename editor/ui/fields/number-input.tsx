import { type KeyboardEvent, type SyntheticEvent, use } from 'react';
import { Input, NumberFieldStateContext, useLocale } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { localNumber } from '../../i18n/local-number.ts';
import { decimalSignOf } from '../../i18n/parse-amount.ts';
import styles from './field.module.css';

/**
 * The text of a number. The field itself reads the decimal sign of other languages as one for thousands, so
 * that `24.50` would become 2450 in German: it gets the sign of the language first.
 */
export function NumberInput() {
  const state = use(NumberFieldStateContext);
  const { locale } = useLocale();
  const settle = ({ target }: SyntheticEvent) => {
    if (!state || !(target instanceof HTMLInputElement)) return;
    const local = localNumber(target.value, decimalSignOf(locale));
    // The field reads its text in handlers that follow for the same event.
    if (local !== target.value) flushSync(() => state.setInputValue(local));
  };
  return (
    <Input
      className={styles.input}
      onBlurCapture={settle}
      onKeyDownCapture={(event: KeyboardEvent) => {
        if (event.key === 'Enter') settle(event);
      }}
    />
  );
}
