import type { Language } from '#schemas/languages.ts';
import type { Editing } from '../document/editing.ts';
import type { UiStore } from './ui-store.ts';

/** What is added or removed concerns the language of the page alone, when that is switched on. */
export const onlyHere = ({
  editing,
  ui,
}: {
  readonly editing: Editing;
  readonly ui: UiStore;
}): { readonly only?: Language } =>
  ui.getState().onlyThisLanguage ? { only: editing.language } : {};
