import type { RichTextFieldProps as FormFieldProps } from '../../ui/fields/rich-text-props.ts';

export interface RichTextFieldProps extends FormFieldProps {
  /** Language of the text; when absent that of the surrounding page. */
  readonly language?: string;
}
