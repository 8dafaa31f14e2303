import type { Migration } from '../block/model.ts';
import type { JsonObject } from './element.ts';

/** Grounds by the names that documents stored before they were named by their role. */
export const formerGrounds: Readonly<Record<string, string>> = {
  paper: 'page',
  foam: 'quiet',
  sand: 'warm',
  ink: 'inverse',
  sea: 'accent',
};

/** Returns a migration of options, or of an element's `meta`, whose field holds a ground. */
export const renameGround =
  (field: string): Migration =>
  (values: JsonObject) => {
    const name = values[field];
    const current = typeof name === 'string' ? formerGrounds[name] : undefined;
    return current === undefined ? values : { ...values, [field]: current };
  };
