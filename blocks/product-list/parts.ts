import type { Translate } from '#runtime/i18n/translator.ts';
import type { ChosenFilter } from './chosen.ts';
import type { ListData, ListFilter } from './list-data.ts';
import type { ListQuery } from './query.ts';

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

/** Props that the controls of one filter share. */
export interface FilterProps {
  readonly filter: ListFilter;
  readonly query: ListQuery;
  readonly t: Translate;
}
