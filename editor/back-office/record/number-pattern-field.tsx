import type { FieldProps } from '@rjsf/utils';
import type { JsonObject } from '#schemas/document/element.ts';
import { isNumberPattern, isPaperPattern, numberFrom } from '#schemas/rules/number-pattern.ts';
import { localTime } from '#schemas/rules/zoned-time.ts';
import { useField } from '../../chrome/forms/field-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './record.module.css';

const rules = { numberPattern: isNumberPattern, paperPattern: isPaperPattern };

/** Edits the pattern of document numbers, and shows an example number. */
export function NumberPatternField({ schema, formData, onChange, fieldPathId }: FieldProps) {
  const field = useField();
  const pattern = String(formData ?? '');
  const { errors = [] } = field;
  const expected =
    (schema as JsonObject).expects === 'paperPattern' ? 'paperPattern' : 'numberPattern';
  const isWrong = !rules[expected](pattern);
  const t = useT();
  return (
    <TextField
      {...field}
      value={pattern}
      help={
        <>
          {field.help} {!isWrong && <Example pattern={pattern} />}
        </>
      }
      errors={isWrong && errors.length === 0 ? [t(`errors.refused_${expected}`)] : errors}
      onChange={(typed) => onChange(typed, fieldPathId.path, undefined, fieldPathId.$id)}
    />
  );
}

const [year = 0, month = 0] = localTime(new Date()).split('-').map(Number);
const example = { year, month, count: 1001 };

function Example({ pattern }: { readonly pattern: string }) {
  const t = useT();
  return (
    <span className={styles.example}>
      {t('office.numberExample', { number: numberFrom(pattern, example) })}
    </span>
  );
}
