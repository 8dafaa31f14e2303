export interface FontFace {
  /** File of `runtime/ui/fonts`, without its ending, or the hash of an uploaded font. */
  readonly file: string;
  readonly style?: 'italic';
  readonly weight: string;
}

export interface FallbackMetrics {
  readonly size: string;
  readonly ascent: string;
  readonly descent: string;
}

export interface FontFamily {
  readonly name: string;
  readonly license: string;
  readonly faces: readonly FontFace[];
  /** A system font with adjusted metrics, so that text does not move when the font is loaded. */
  readonly fallback: FallbackMetrics & {
    readonly local: readonly string[];
    /** For weights above 500, where the letters are wider. */
    readonly bold?: FallbackMetrics;
    /** For digits of all weights, where their width differs more than that of letters. */
    readonly digits?: FallbackMetrics;
  };
  /** Families for browsers with neither the font nor its fallback. */
  readonly stack: readonly string[];
}
