import type { Language } from '#schemas/languages.ts';
import type { Editing } from '../../model/document/editing.ts';
import type { UiStore } from './ui-store.ts';

/** Limits adding and removing to the language of the page when that mode is on. */
export const onlyHere = ({
  editing,
  ui,
}: {
  readonly editing: Editing;
  readonly ui: UiStore;
}): { readonly only?: Language } =>
  ui.getState().onlyThisLanguage ? { only: editing.language } : {};
