import { useRef } from 'react';
import type { CustomOption } from '#schemas/entities/custom-option.ts';
import { useForm } from '../block/command-form.tsx';
import type { Translate } from '../i18n/translator.ts';
import type { FormValues } from '../store/forms.ts';
import { startingFrom } from './chosen-values.ts';
import styles from './custom-options.module.css';
import { CustomOptions } from './custom-options.tsx';
import { useOptionCheck } from './use-option-check.ts';

export interface OptionFieldsProps {
  readonly options: readonly CustomOption[];
  /** Prefix of the option id in the field name. */
  readonly prefix: string;
  readonly command: string;
  /** Values of a cart row, by field name. */
  readonly start?: FormValues | undefined;
  /** Texts of the block; it spreads `choiceMessages` and the option errors into its own. */
  readonly t: Translate;
}

export function OptionFieldsBody({ options, prefix, command, start, t }: OptionFieldsProps) {
  const root = useRef<HTMLDivElement>(null);
  const sent = startingFrom(useForm(command), start ?? {});
  const form = useOptionCheck({ root, form: sent, options, prefix, t });
  return (
    <div ref={root} className={styles.options}>
      <CustomOptions options={options} form={form} t={t} prefix={prefix} />
    </div>
  );
}
