import type { SectionStyles, UploadedFont } from './theme-file.ts';
import type { ThemeForms } from './theme-forms.ts';
import type { GroundName, OrnamentName, Scheme } from './token-list.ts';

/** Values of custom properties, by the path of their token. */
export type TokenValues = Readonly<Record<string, string>>;

export interface ResolvedTheme {
  readonly name: string;
  readonly values: Readonly<Record<Scheme, TokenValues>>;
  /** Key of the shop's picture in the media library; null without one. */
  readonly mark: string | null;
  /** Uploaded fonts that the theme can use. */
  readonly fonts: readonly UploadedFont[];
  readonly ornaments: readonly OrnamentName[];
  readonly forms: ThemeForms;
  /** Styles by block type, for elements without a choice of their own. */
  readonly sections: SectionStyles;
  /** Values that differ from the page in sections with a ground. */
  readonly grounds: Readonly<Record<GroundName, Readonly<Record<Scheme, TokenValues>>>>;
}
