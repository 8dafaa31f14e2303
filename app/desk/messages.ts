import type { Language } from '#schemas/languages.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { type DeskText, hr } from './texts/hr.ts';

export type { DeskText };

export const deskMessages: Readonly<Record<Language, Readonly<Record<DeskText, string>>>> = {
  hr,
  en,
  de,
};
