import type { FontName } from './sheet.ts';

/** Area of a text in points, measured on a page that is read from left to right. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Alignment; default: `start`. */
  readonly align?: 'start' | 'center' | 'end';
  /** Text below this height is cut with an ellipsis. */
  readonly height?: number;
  readonly isOneLine?: boolean;
  readonly lineGap?: number;
  readonly characterSpacing?: number;
}

/** Writes a page in the direction of a language: from right to left, all places are mirrored. */
export interface Pen {
  use(font: FontName, size: number, ink: string): void;
  /** Moves the position of the sheet below the text. */
  text(value: string, box: Box): void;
  heightOf(value: string, width: number): number;
  /** Draws a line across the page between two distances from the left edge. */
  rule(left: number, right: number, top: number, style: Rule): void;
}

export interface Rule {
  readonly width: number;
  readonly ink: string;
}
