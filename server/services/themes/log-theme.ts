import type { Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Database } from '../../db/schema.ts';

interface ThemeChange {
  readonly part: 'theme-fonts' | 'theme-variations' | 'theme-versions';
  readonly actorId: number;
  /** Id of the changed record; for a font, the name of its family. */
  readonly id: string;
  readonly action: 'create' | 'change' | 'remove';
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/** Records a change in the transaction that makes it. */
export type LogTheme = (step: Transaction<Database>, change: ThemeChange) => Promise<void>;

/** The staff member who changes the theme of the site, and the function that logs the change. */
export interface ThemeActor {
  readonly id: number;
  readonly log: LogTheme;
}
