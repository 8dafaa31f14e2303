import { Value, type ValueField } from '../value.tsx';

const field: ValueField = { cell: 'date', choices: [] };

/** Day and minute. */
export const When = ({ at }: { readonly at: string }) => <Value field={field} value={at} />;
