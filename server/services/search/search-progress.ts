import type { Language } from '#schemas/languages.ts';

/** Bump it when rules of stems change: it tells operators which rules a server runs. */
export const stemVersion = 1;

/** Progress of preparing the texts of a language on this server. */
export interface LanguageProgress {
  readonly language: Language;
  readonly done: number;
  readonly total: number;
  readonly isReady: boolean;
}

const progress = new Map<Language, LanguageProgress>();

export function noteProgress(language: Language, done: number, total: number): void {
  progress.set(language, { language, done, total, isReady: false });
}

export function finishProgress(language: Language, total: number): void {
  progress.set(language, { language, done: total, total, isReady: true });
}

export const readProgress = (): readonly LanguageProgress[] => [...progress.values()];
