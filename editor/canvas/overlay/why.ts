import type { MessageParams, Translate } from '#runtime/i18n/translator.ts';
import type { AppError } from '#schemas/result.ts';
import { nameOf } from '../../model/commands/insert.ts';
import type { Editing } from '../../model/document/editing.ts';

/** A message for the user: a key of the editor's messages. */
export interface Why {
  readonly key: string;
  readonly params?: MessageParams;
  /** Shows an error, although the key does not begin with `errors.`. */
  readonly isError?: boolean;
}

/** The refusal of a command, or a problem that the server found. */
interface Refusal extends Pick<AppError, 'params'> {
  readonly code: string;
}

/** Returns the message of a refusal, with blocks by their names. */
export function whyNot(editing: Editing, { code, params = {} }: Refusal): Why {
  const named = Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      (key === 'type' || key === 'other') && typeof value === 'string'
        ? nameOf(editing, value)
        : value,
    ]),
  );
  return { key: `errors.${code}`, params: { parent: '', slot: '', ...named } };
}

export const errorText = (t: Translate, { key, params }: Why): string => t(key, params);
