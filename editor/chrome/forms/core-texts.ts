import { englishStringTranslator, TranslatableString } from '@rjsf/utils';
import type { Translate } from '#runtime/i18n/translator.ts';

/** The few texts of rjsf itself that this theme shows. */
export function coreTexts(t: Translate) {
  const texts: Partial<Record<TranslatableString, string>> = {
    [TranslatableString.YesLabel]: t('forms.yes'),
    [TranslatableString.NoLabel]: t('forms.no'),
    [TranslatableString.NewStringDefault]: '',
  };
  return (key: TranslatableString, params?: string[]) =>
    texts[key] ?? englishStringTranslator(key, params);
}
