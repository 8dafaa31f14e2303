import type { Language } from '#schemas/languages.ts';
import type { MailStyle } from './mail-style.ts';

/** An item of an order in a mail. */
export interface LetterItem {
  readonly name: string;
  /** Choices, quantity and so on as text. */
  readonly details: string;
  readonly price: string;
}

/** A section of a mail. Everything is plain text that is rendered to markup, never markup itself. */
export type LetterPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'quiet'; readonly text: string }
  /** A code to type elsewhere, with its label in a frame. */
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | {
      readonly kind: 'items';
      readonly items: readonly LetterItem[];
      readonly totals: readonly (readonly [label: string, value: string])[];
      readonly total: readonly [label: string, value: string];
    }
  | {
      readonly kind: 'slip';
      readonly rows: readonly (readonly [label: string, value: string])[];
      readonly alt: string;
      /** Content id of the attached picture. */
      readonly picture: string;
    };

/** A mail before it is rendered as text and as HTML. */
export interface Letter {
  readonly language: Language;
  readonly subject: string;
  /** The preview that mail programs show next to the subject. */
  readonly preview: string;
  readonly title: string;
  readonly parts: readonly LetterPart[];
}

/** The sender, for the header and footer of every mail. */
export interface Sender {
  readonly shopName: string;
  readonly shopUrl: string;
  /** Name, address, register and tax number, as the law requires on business letters. */
  readonly imprint: readonly string[];
  readonly style: MailStyle;
  /** Logo as PNG; null without one. */
  readonly logo: Buffer | null;
}
