import type { CustomOption } from '#schemas/entities/custom-option.ts';
import type { AppError } from '#schemas/result.ts';
import { type OptionRule, readOptionValue } from '#schemas/rules/option-value.ts';

/** Returns errors by field name; the server applies the same rules. */
export function checkOptions(
  options: readonly CustomOption[],
  prefix: string,
  data: FormData,
): ReadonlyMap<string, AppError> {
  const errors = new Map<string, AppError>();
  for (const option of options) {
    const name = `${prefix}${option.id}`;
    const sent = data.getAll(name).map(String);
    const read = readOptionValue(ruleOf(option), sent.length > 1 ? sent : sent[0]);
    if (!read.ok) errors.set(name, read.error);
  }
  return errors;
}

function ruleOf({ type, fieldType, required, maxLength, ...option }: CustomOption): OptionRule {
  const isNumber = type === 'numberField' || (type === null && fieldType === 'number');
  const typed = isNumber ? 'Number' : 'Text';
  return {
    type: type === null || type === 'numberField' ? typed : type,
    required,
    maxLength: maxLength ?? null,
    choices: option.custom_option_values.map(({ id }) => ({ key: id })),
  };
}
