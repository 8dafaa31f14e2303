import type { ElementMeta } from '../document/element.ts';
import type { formsKey, ThemeForms } from './theme-forms.ts';
import type { GroundName, OrnamentName, Scheme, TokenType } from './token-list.ts';

export interface ColorValue {
  readonly colorSpace: 'srgb' | 'oklch';
  readonly components: readonly [number, number, number];
  readonly hex?: string;
}

export interface DimensionValue {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

export interface DurationValue {
  readonly value: number;
  readonly unit: 'ms' | 's';
}

export interface ShadowValue {
  readonly color: ColorValue & { readonly alpha?: number };
  readonly offsetX: DimensionValue;
  readonly offsetY: DimensionValue;
  readonly blur: DimensionValue;
  readonly spread: DimensionValue;
}

type TokenValue =
  | ColorValue
  | DimensionValue
  | DurationValue
  | ShadowValue
  | number
  | string
  | readonly string[]
  | readonly number[];

/** Key of `$extensions`: the size on a window of 390 px; `$value` is the size from 1440 px on. */
export const fluidKey = 'dev.izlog.fluid';

/** Key of `$extensions` of a theme: its name by language. */
export const namesKey = 'dev.izlog.names';

/** Names by the tag of their language, for example `hr`. */
export type ThemeNames = Readonly<Record<string, string>>;

/** Key of `$extensions` of a theme: the drawings of the engine that it shows. */
export const ornamentsKey = 'dev.izlog.ornaments';

/** Key of `$extensions` of a theme: the shop's picture, from which logo and icons are made. */
export const brandKey = 'dev.izlog.brand';

/** Key of `$extensions` of a theme: the uploaded fonts that it uses. */
export const fontsKey = 'dev.izlog.fonts';

/** Key of `$extensions` of a theme: styles by block, for elements without a style of their own. */
export const sectionsKey = 'dev.izlog.sections';

export type SectionStyle = Pick<ElementMeta, 'space' | 'width' | 'background' | 'style'>;

/** Styles by block name. */
export type SectionStyles = Readonly<Record<string, SectionStyle>>;

interface UploadedFace {
  /** Hash of the file. */
  readonly file: string;
  readonly style?: 'italic';
  readonly weight: string;
}

/** Widths of characters in percent of those of the system font. Themes stored before have only the first. */
export interface UploadedSizes {
  readonly size: number;
  readonly capitals?: number;
  readonly digits?: number;
}

/** An uploaded font family, as stored in the themes that use it. */
export interface UploadedFont {
  readonly name: string;
  readonly license: string;
  readonly kind: 'sans' | 'serif';
  readonly faces: readonly UploadedFace[];
  /** Percentages that adjust a system font to the size of this one. */
  readonly fallback: UploadedSizes & {
    readonly ascent: number;
    readonly descent: number;
    readonly bold?: UploadedSizes;
  };
}

export interface Brand {
  /** Key of a picture in the media library. */
  readonly mark: string;
}

export interface Token {
  readonly $type?: TokenType;
  /** A value, or the name of another token in braces. */
  readonly $value: TokenValue;
  readonly $description?: string;
  readonly $extensions?: { readonly [fluidKey]?: DimensionValue };
}

/** A group of tokens or a token; `$type` of a group is that of its tokens. */
export interface TokenGroup {
  readonly [name: string]: TokenGroup | Token | string | undefined;
}

/** A theme: a resolver document of the Design Tokens format, with its sets in the same file. */
export interface ThemeFile {
  readonly $schema?: string;
  readonly version: '2025.10';
  readonly name: string;
  readonly description?: string;
  readonly $extensions?: {
    readonly [namesKey]?: ThemeNames;
    readonly [ornamentsKey]?: readonly OrnamentName[];
    readonly [brandKey]?: Brand;
    readonly [fontsKey]?: readonly UploadedFont[];
    readonly [formsKey]?: Partial<ThemeForms>;
    readonly [sectionsKey]?: SectionStyles;
  };
  readonly sets: { readonly base: { readonly sources: readonly TokenGroup[] } };
  readonly modifiers: {
    readonly scheme: {
      readonly contexts: Readonly<Record<Scheme, readonly TokenGroup[]>>;
      readonly default?: Scheme;
    };
    readonly ground: {
      readonly contexts: Readonly<Record<'page' | GroundName, readonly TokenGroup[]>>;
      readonly default?: 'page';
    };
  };
  readonly resolutionOrder: readonly { readonly $ref: string }[];
}
