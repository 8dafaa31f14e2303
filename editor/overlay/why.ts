import type { MessageParams, Translate } from '#runtime/i18n/translator.ts';
import type { Fault } from '#schemas/result.ts';
import { nameOf } from '../commands/insert.ts';
import type { Editing } from '../document/editing.ts';

/** Words for people: a key of the editor's messages. */
export interface Why {
  readonly key: string;
  readonly params?: MessageParams;
  /** Where the key does not tell: something could not be done. */
  readonly isFault?: boolean;
}

/** What a command refused, or a problem that the server found. */
interface Refusal extends Pick<Fault, 'params'> {
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
  return { key: `fault.${code}`, params: { parent: '', slot: '', ...named } };
}

export const inWords = (t: Translate, { key, params }: Why): string => t(key, params);
