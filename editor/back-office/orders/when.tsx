import { Value, type ValueField } from '../value.tsx';

const field: ValueField = { cell: 'date', choices: [] };

/** Shows a date with its time to the minute. */
export const When = ({ at }: { readonly at: string }) => <Value field={field} value={at} />;
