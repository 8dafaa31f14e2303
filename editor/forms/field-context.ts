import { createContext, type ReactNode, use } from 'react';
import { invariant } from '#schemas/result.ts';
import type { FieldProps } from '../ui/fields/field-parts.tsx';

/** What the field template tells the control inside: everything but the value. */
export const FieldContext = createContext<FieldProps | null>(null);

export function useField(): FieldProps {
  const field = use(FieldContext);
  invariant(field, 'A control was drawn outside of a field.');
  return field;
}

/** Where in the value a field stands; `depth` counts keys, `path` names members by their id. */
export interface Place {
  readonly depth: number;
  readonly path: string;
}

export const PlaceContext = createContext<Place>({ depth: 0, path: '' });

export interface FieldMark {
  readonly path: string;
  readonly label: string;
}

/** Renders something beside the label of every field, e.g. where its value comes from. */
export const FieldMarkContext = createContext<((field: FieldMark) => ReactNode) | null>(null);

/** Words that stand in an empty field, by its path. */
export const FieldPromptContext = createContext<((path: string) => string | undefined) | null>(
  null,
);

/** What an editor of rich text gets. */
export interface RichTextFieldProps extends FieldProps {
  /** ProseMirror JSON as `richTextSchema` has it; undefined for none. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
}

/**
 * Renders the editor of rich text, e.g. `(field) => <RichTextEditor {...field} />`; without it text is
 * only shown. The function is called, not mounted: it may use no hooks itself.
 */
export const RichTextFieldContext = createContext<
  ((field: RichTextFieldProps) => ReactNode) | null
>(null);
