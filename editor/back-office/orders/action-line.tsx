import { TextLine } from '../../ui/dialogs/fields.tsx';

export type Typed = Readonly<Record<string, string>>;

export interface FieldsProps {
  readonly action: string;
  readonly typed: Typed;
  readonly onChange: (field: string, value: string) => void;
  readonly errorAt: (field: string) => string | null;
}

interface LineProps extends FieldsProps {
  readonly field: string;
  readonly label: string;
  readonly help?: string | undefined;
}

export function Line({ field, label, help, typed, onChange, errorAt }: LineProps) {
  return (
    <TextLine
      label={label}
      help={help}
      value={typed[field] ?? ''}
      onChange={(value) => onChange(field, value)}
      error={errorAt(field)}
    />
  );
}
