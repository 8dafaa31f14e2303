import type { CollectionChange } from '#schemas/api/collections.ts';

/** Key that the log has for the states of translations. */
const key = 'translations';

type Logged = Pick<CollectionChange, 'before' | 'after'>;

/** Whether a change confirmed a translation, or undid that. */
export const isConfirmation = ({ before, after }: Logged): boolean =>
  Object.hasOwn(before as object, key) || Object.hasOwn(after as object, key);

/** Whether a change confirmed a translation. */
export const hasConfirmed = ({ before }: Logged): boolean => Object.hasOwn(before as object, key);
