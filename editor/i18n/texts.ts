import type { Messages } from '#runtime/i18n/messages.ts';
import type { Language } from '#schemas/languages.ts';

/** Fetches the texts of one language: the editor's own and those of the edited page. */
export interface Texts {
  editor(language: Language): Promise<Messages>;
  page(language: Language): Promise<Messages>;
}
