export interface FontFace {
  /** File of `runtime/ui/fonts`, without ending, or the hash of an uploaded one. */
  readonly file: string;
  readonly style?: 'italic';
  readonly weight: string;
}

export interface FontFamily {
  readonly name: string;
  readonly license: string;
  readonly faces: readonly FontFace[];
  /** A font of the system with the same metrics, so nothing moves when the file arrives. */
  readonly fallback: {
    readonly local: readonly string[];
    readonly size: string;
    readonly ascent: string;
    readonly descent: string;
  };
  /** Families that stand in for both. */
  readonly stack: readonly string[];
}
