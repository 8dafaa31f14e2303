import type { RawBuilder } from 'kysely';
import type { Json } from '#schemas/document/element.ts';
import type { CollectionField } from '../collection.ts';

/** A field whose value is an option, or a member of an option's object. */
export interface SettingField extends Omit<CollectionField, 'sql'> {
  readonly option: string;
  readonly member?: readonly string[];
  /** Value if the option was never set. */
  readonly absent?: Json;
  /** Stored value that staff see as an empty field. */
  readonly emptyAs?: Json;
  /** Converts the stored value to the one that staff see; `stored` converts it back. */
  readonly shown?: (value: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Visitors never receive it. */
  readonly isPrivate?: true;
}

export type SettingFields = Readonly<Record<string, SettingField>>;
