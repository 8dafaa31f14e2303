import type { FormField } from '../entities/form.ts';

type AnsweredField = Pick<FormField, 'name' | 'label' | 'type' | 'options'>;

export interface FormAnswer {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

interface AnswerFormat {
  /** Text of a ticked box. */
  readonly yes: string;
  /** Returns a date, `YYYY-MM-DD`, as it is shown; absent: as it is stored. */
  readonly date?: (day: string) => string;
}

/**
 * Returns the answers of an entry in the order of the form, because the database keeps none, with the labels of fields
 * and choices. Fields that the form no longer has come last, under their names.
 */
export function formAnswers(
  fields: readonly AnsweredField[],
  data: Readonly<Record<string, unknown>>,
  format: AnswerFormat,
): FormAnswer[] {
  const known = fields.filter(({ name }) => Object.hasOwn(data, name));
  const others = Object.keys(data).filter((name) => !known.some((field) => field.name === name));
  return [
    ...known.map((field) => ({
      name: field.name,
      label: field.label,
      text: answerText(data[field.name], field, format),
    })),
    ...others.map((name) => ({ name, label: name, text: answerText(data[name], null, format) })),
  ];
}

function answerText(answer: unknown, field: AnsweredField | null, format: AnswerFormat): string {
  if (Array.isArray(answer)) {
    return answer.map((each) => answerText(each, field, format)).join(', ');
  }
  if (answer === true) return format.yes;
  const text = String(answer ?? '');
  if (field?.type === 'date' && format.date) return format.date(text);
  return field?.options?.find(({ value }) => value === text)?.label ?? text;
}
