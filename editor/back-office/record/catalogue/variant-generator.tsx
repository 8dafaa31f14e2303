import { useState } from 'react';
import type { ProductVariants } from '#schemas/api/catalogue-staff.ts';
import { type LocalizedText, localize } from '#schemas/languages.ts';
import type { AmountFormat } from '../../../i18n/parse-amount.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/fields/disclosure.tsx';
import { useBackOffice } from '../../context.ts';
import styles from './catalogue.module.css';
import { generated, type VariantDraft } from './variant-drafts.ts';

interface VariantGeneratorProps {
  readonly known: ProductVariants;
  readonly rows: readonly VariantDraft[];
  readonly format: AmountFormat;
  readonly onAdd: (rows: readonly VariantDraft[]) => void;
}

/** Values of attributes to choose; shows how many variants they would add before it adds them. */
export function VariantGenerator({ known, rows, format, onAdd }: VariantGeneratorProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly string[]>>>({});
  const axes = known.axes.filter(({ values }) => values.length > 0);
  const added = generated(axes, chosen, rows, known, format);
  const toggle = (code: string, key: string) => {
    const keys = chosen[code] ?? [];
    const next = keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key];
    setChosen({ ...chosen, [code]: next });
  };
  return (
    <Disclosure title={t('catalogue.generate')} defaultExpanded={rows.length === 0}>
      <div className={styles.axes}>
        {axes.map(({ code, label, values }) => (
          <fieldset key={code} className={styles.axis}>
            <legend>{localize(label as LocalizedText, uiLanguage)}</legend>
            {values.map((value) => (
              <label key={value.key}>
                <input
                  type="checkbox"
                  checked={chosen[code]?.includes(value.key) ?? false}
                  onChange={() => toggle(code, value.key)}
                />
                {localize(value.label as LocalizedText, uiLanguage)}
              </label>
            ))}
          </fieldset>
        ))}
        <p className={styles.actions}>
          <Button
            icon="plus"
            isDisabled={added.length === 0}
            onPress={() => {
              onAdd(added);
              setChosen({});
            }}
          >
            {t('catalogue.addVariants')}
          </Button>
          <span role="status" className={styles.hint}>
            {t('catalogue.wouldAdd', { smart_count: added.length })}
          </span>
        </p>
      </div>
    </Disclosure>
  );
}
