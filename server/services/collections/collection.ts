import type { RawBuilder, Transaction } from 'kysely';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type {
  CellKind,
  ChoiceTone,
  CollectionDescription,
  CollectionRow,
  FilterKind,
} from '#schemas/entities/collection.ts';
import type { Language, TextsByLanguage } from '#schemas/languages.ts';
import type { Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import type { FieldRule } from './field-rules.ts';

export interface CollectionField {
  readonly cell: CellKind;
  /** Expression that reads the value; absent: the column of the same name. */
  readonly sql?: RawBuilder<unknown>;
  /** Column that stores the value, if it has another name than the field. */
  readonly column?: string;
  /** Converts the value for the column; absent: it is stored unchanged. */
  readonly stored?: (value: Json) => RawBuilder<unknown>;
  /** Writes a value that is stored in another table, after the row itself. */
  readonly write?: (step: Transaction<Database>, id: string, value: Json) => Promise<void>;
  /** The collection that the value refers to, by an id or a list of ids. */
  readonly relation?: string;
  /** JSON Schema of the value that staff enter; absent: the field is read-only. */
  readonly input?: JsonObject;
  readonly isRequired?: true;
  /** Whether a read-only value may be missing; an input says so by its schema. */
  readonly isNullable?: true;
  /** The index that serves this order; absent: lists cannot be sorted by the field. */
  readonly sortedBy?: string;
  readonly filter?: FilterKind;
  /** Values of a choice; their labels are texts. */
  readonly choices?: readonly string[];
  /** Tone of each value in lists. */
  readonly tones?: Readonly<Record<string, ChoiceTone>>;
  /** Names a value that has no text, such as a language. */
  readonly choiceName?: (
    value: string,
    words: Readonly<Record<string, string>>,
    language: Language,
  ) => string;
  /** Whether staff see the choices in the alphabetical order of their language. */
  readonly areChoicesSorted?: true;
  /** Condition for rows with a choice, if it is not equality with its value; null for an unknown choice. */
  readonly condition?: (choice: string) => RawBuilder<boolean> | null;
}

/** Names for staff, as in `texts/<language>.json` of the collection's folder. */
export interface CollectionTexts {
  readonly collections: Readonly<Record<string, { readonly label: string; readonly one: string }>>;
  readonly groups?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly help?: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, string>>;
  readonly views?: Readonly<Record<string, string>>;
}

/** Input of a service that writes the records of a collection. The service logs the change. */
export interface RecordWrite {
  readonly deps: ServiceDependencies;
  readonly actorId: number;
  readonly language: Language;
}

/** Writes records whose rules involve more than one row of one table. */
export interface CollectionService {
  create?(write: RecordWrite, values: JsonObject): Promise<Result<CollectionRow>>;
  change?(
    write: RecordWrite,
    target: { readonly id: string; readonly revision: string },
    values: JsonObject,
  ): Promise<Result<CollectionRow>>;
  remove?(
    write: RecordWrite,
    target: { readonly id: string; readonly revision: string },
  ): Promise<Result<true>>;
}

/** The records of one table in the back office: columns, filters, form and rights. */
export interface Collection {
  readonly name: string;
  /** Former names of the collection, under which older changes are in its history. */
  readonly formerNames?: readonly string[];
  readonly table: keyof Database;
  readonly id: string;
  readonly group: CollectionDescription['group'];
  readonly icon: string;
  readonly title: string;
  /** Title of a removed record, from `changes.before`; absent: that of the field `title`, if staff write it. */
  readonly formerTitle?: RawBuilder<unknown>;
  /**
   * Value that differs after each change that a save must not overwrite; absent: after any change of the row.
   */
  readonly revision?: RawBuilder<unknown>;
  readonly fields: Readonly<Record<string, CollectionField>>;
  readonly columns: readonly string[];
  /** Descending with a leading `-`. */
  readonly sort: string;
  /** Groups of the form: the text key of the title, and the keys of the fields. */
  readonly form: readonly { readonly title: string; readonly fields: readonly string[] }[];
  /** Text in which words are searched. */
  readonly search?: RawBuilder<string>;
  /** Condition for rows that contain a word, served by an index; replaces `search` in large tables. */
  readonly matches?: (word: string) => RawBuilder<boolean>;
  /**
   * Condition for rows with a text that lacks a language, served by an index; absent: each text of a row is
   * read.
   */
  readonly lacks?: (language: Language) => RawBuilder<boolean>;
  /** Whether the ids are numbers, so that an index finds the outdated translations of large tables. */
  readonly hasNumber?: true;
  /** Work lists that are shown as tabs with their counts; the texts hold their names. */
  readonly views?: Readonly<Record<string, RawBuilder<boolean>>>;
  /** Views whose records wait for staff: the start page counts them. */
  readonly alerts?: readonly string[];
  /** Condition for a record without which the shop cannot sell; the start page asks for it, by position. */
  readonly needed?: { readonly position: number; readonly where: RawBuilder<boolean> };
  /** Id of the only record: the navigation leads to its form. */
  readonly single?: string;
  /** Limits the collection to these rows of the table. */
  readonly only?: RawBuilder<boolean>;
  readonly scopes: { readonly read: readonly string[]; readonly write: readonly string[] };
  readonly mayCreate: boolean;
  readonly mayRemove: boolean;
  /** Cached responses that a write makes stale. */
  readonly tags: readonly string[];
  /** Rules between fields. */
  readonly check?: FieldRule;
  /** Replaces single methods; by default a record is one row of `table`. */
  readonly service?: CollectionService;
  /** Names in addition to those that all collections share. */
  readonly texts?: TextsByLanguage<CollectionTexts>;
}

/** Names under which its changes are logged. */
export const loggedNames = ({ name, formerNames = [] }: Collection): readonly string[] => [
  name,
  ...formerNames,
];

/** Fields that staff write. */
export const inputFields = (collection: Collection): readonly string[] =>
  Object.keys(collection.fields).filter((key) => collection.fields[key]?.input !== undefined);

/** JSON Schema of the values that staff write. */
export function inputSchema(collection: Collection): JsonObject {
  const keys = inputFields(collection);
  const properties = Object.fromEntries(
    keys.map((key) => [key, controlled(collection.fields[key])]),
  );
  const required = keys.filter((key) => collection.fields[key]?.isRequired);
  return { type: 'object', required, additionalProperties: false, properties };
}

/** Returns the schema of a field, with the form control for its kind. */
function controlled(field: CollectionField | undefined): JsonObject {
  const { cell, input = {}, relation } = field ?? {};
  if (relation) return { ...input, relation };
  if (input.widget !== undefined) return input;
  if (cell === 'money' || cell === 'localized') return { ...input, widget: cell };
  return cell === 'picture' ? { ...input, widget: 'media' } : input;
}
