import { createContext, type ReactNode, use } from 'react';
import type { Language } from '#schemas/languages.ts';
import { invariant } from '#schemas/result.ts';
import type { FieldProps } from '../../ui/fields/field-parts.tsx';
import type { HtmlFieldProps, RichTextFieldProps } from '../../ui/fields/rich-text-props.ts';

/** Passes everything except the value from the field template to the control. */
export const FieldContext = createContext<FieldProps | null>(null);

export function useField(): FieldProps {
  const field = use(FieldContext);
  invariant(field, 'A control was drawn outside of a field.');
  return field;
}

/** Position of a field in the value. `depth` counts keys, `path` names list items by their id. */
export interface FieldPosition {
  readonly depth: number;
  readonly path: string;
}

export const FieldPositionContext = createContext<FieldPosition>({ depth: 0, path: '' });

export interface FieldMark {
  readonly path: string;
  readonly label: string;
}

/** Renders something beside the label of every field, e.g. where its value comes from. */
export const FieldMarkContext = createContext<((field: FieldMark) => ReactNode) | null>(null);

/** Returns the prompt shown in an empty field, by its path. */
export const FieldPromptContext = createContext<((path: string) => string | undefined) | null>(
  null,
);

/** Content beside the label of a language, and below its text. */
export interface TranslationState {
  readonly mark: ReactNode;
  readonly note: ReactNode;
}

/** Returns the state of a translation by the path of its field; null if the translation is up to date. */
export const TranslationStateContext = createContext<
  ((path: string, language: Language) => TranslationState | null) | null
>(null);

/**
 * Renders the rich text editor, e.g. `(field) => <RichTextEditor {...field} />`. Without it, text is
 * read-only. The function is called, not mounted, so it must not use hooks.
 */
export const RichTextFieldContext = createContext<
  ((field: RichTextFieldProps) => ReactNode) | null
>(null);

/** Renders the editor of stored HTML; without it, staff write its source. Called like the one of rich text. */
export const HtmlFieldContext = createContext<((field: HtmlFieldProps) => ReactNode) | null>(null);
