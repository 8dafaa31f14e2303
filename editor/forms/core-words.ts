import { englishStringTranslator, TranslatableString } from '@rjsf/utils';
import type { Translate } from '#runtime/i18n/translator.ts';

/** The few texts of rjsf itself that this theme shows. */
export function coreWords(t: Translate) {
  const words: Partial<Record<TranslatableString, string>> = {
    [TranslatableString.YesLabel]: t('forms.yes'),
    [TranslatableString.NoLabel]: t('forms.no'),
    [TranslatableString.NewStringDefault]: '',
  };
  return (key: TranslatableString, params?: string[]) =>
    words[key] ?? englishStringTranslator(key, params);
}
