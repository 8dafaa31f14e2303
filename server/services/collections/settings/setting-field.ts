import type { RawBuilder } from 'kysely';
import type { Json } from '#schemas/document/element.ts';
import type { CollectionField } from '../collection.ts';

/** A field whose value is an option, or a member of an option's object. */
export interface SettingField extends Omit<CollectionField, 'sql'> {
  readonly option: string;
  readonly member?: readonly string[];
  /** Value while the option was never set. */
  readonly absent?: Json;
  /** Stored value that staff see as an empty field. */
  readonly emptyAs?: Json;
  /** What staff see of the stored value, if not the value itself; `stored` is the way back. */
  readonly shown?: (value: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Visitors never receive it. */
  readonly isPrivate?: true;
}

export type SettingFields = Readonly<Record<string, SettingField>>;
