import type { Language } from '#schemas/languages.ts';
import type { FieldProps } from './field-parts.tsx';

/** Props of a rich text editor. */
export interface RichTextFieldProps extends FieldProps {
  /** ProseMirror JSON as in `richTextSchema`; undefined for none. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  /** Language of the text; when absent that of the surrounding page. */
  readonly language?: string;
}

/** Props of an editor of stored HTML, such as the description of a product. */
export interface HtmlFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Language of the text. */
  readonly language: Language;
}
