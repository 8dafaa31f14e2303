export interface FontFace {
  /** File of `runtime/ui/fonts`, without its ending, or the hash of an uploaded font. */
  readonly file: string;
  readonly style?: 'italic';
  readonly weight: string;
}

/** Widths of characters in percent of those of the system font. */
export interface FallbackSizes {
  /** Small letters and all characters that are not named below. */
  readonly letters: number;
  readonly capitals?: number;
  readonly digits?: number;
}

export interface FontFamily {
  readonly name: string;
  readonly license: string;
  readonly faces: readonly FontFace[];
  /** A system font with adjusted metrics, so that text does not move when the font is loaded. */
  readonly fallback: {
    readonly local: readonly string[];
    /** Height above and below the baseline, in percent of the font size. */
    readonly ascent: number;
    readonly descent: number;
    readonly regular: FallbackSizes;
    /** For weights above 450, where the letters are wider. */
    readonly bold?: FallbackSizes;
  };
  /** Families for browsers with neither the font nor its fallback. */
  readonly stack: readonly string[];
}
