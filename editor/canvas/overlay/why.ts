import type { MessageParams, Translate } from '#runtime/i18n/translator.ts';
import type { AppError } from '#schemas/result.ts';
import { nameOf } from '../../model/commands/insert.ts';
import type { Editing } from '../../model/document/editing.ts';

/** Words for people: a key of the editor's messages. */
export interface Why {
  readonly key: string;
  readonly params?: MessageParams;
  /** Where the key does not tell: something could not be done. */
  readonly isError?: boolean;
}

/** What a command refused, or a problem that the server found. */
interface Refusal extends Pick<AppError, 'params'> {
  readonly code: string;
}

/** What people read about a refusal; blocks go by their names. */
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
