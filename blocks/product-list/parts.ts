import type { Translate } from '#runtime/i18n/translator.ts';
import type { ChosenFilter } from './chosen.ts';
import type { ListData } from './data.ts';

/** Props that the components of the list share. */
export interface ListParts {
  readonly data: ListData;
  /** Address of the list without its query. */
  readonly path: string;
  readonly t: Translate;
  readonly chosen: readonly ChosenFilter[];
  /** Id of the form that all controls of the list belong to. */
  readonly formId: string;
}
