import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { JsonObject } from '../document/element.ts';

/**
 * Time at which a block's code runs in the visitor's browser: `none` ships no code, `load` hydrates with the
 * page, `idle` when the browser is idle, `visible` when the block nears the viewport.
 */
export type HydrateMode = 'none' | 'visible' | 'idle' | 'load';

export type BlockCategory = 'layout' | 'content' | 'catalogue' | 'checkout' | 'account' | 'site';

/** Which blocks a slot accepts. Without `allow` it accepts any block of the given categories. */
export interface SlotRule {
  readonly allow?: readonly string[];
  readonly categories?: readonly BlockCategory[];
  readonly max?: number;
  /** Rendered only while this option, or the length of this list, is at least `least`. */
  readonly shown?: { readonly option: string; readonly least: number };
  /** Back-office scopes that may fill, empty and reorder it: see `editing/rights.ts`. */
  readonly scope?: { readonly change?: readonly string[] };
}

/** Converts the options stored under one version to those of the next. */
export type Migration = (options: JsonObject) => JsonObject;

/** A block without its appearance: the only definition of its props. */
export interface BlockModel<Options = unknown> {
  readonly type: string;
  /**
   * Earlier names: elements stored under them belong to this block. Version numbers continue across renames.
   */
  readonly formerHandlers: readonly string[];
  readonly category: BlockCategory;
  /** Name of an icon of `runtime/ui`, shown in the block library. */
  readonly icon: string;
  readonly hydrate: HydrateMode;
  /** JSON Schema of the options; compiled strictly. */
  readonly schema: JsonObject;
  readonly slots: Readonly<Record<string, SlotRule>>;
  readonly migrations: readonly Migration[];
  /** Always `migrations.length + 1`. */
  readonly version: number;
  /** An error while loading its data makes the whole screen respond with the error's status. */
  readonly critical: boolean;
  /**
   * The code of the block fetches its texts when it first shows them (`runtime/i18n/late-messages.ts`), so no
   * page contains them.
   */
  readonly lateMessages?: boolean;
  /** Carries only the type of the options; never set. */
  readonly options?: Options;
}

export interface ModelDefinition<S extends JSONSchema, Slots extends string> {
  readonly type: string;
  readonly formerHandlers?: readonly string[];
  readonly category: BlockCategory;
  readonly icon: string;
  readonly hydrate?: HydrateMode;
  readonly schema: S;
  readonly slots?: Readonly<Record<Slots, SlotRule>>;
  readonly migrations?: readonly Migration[];
  readonly critical?: boolean;
  readonly lateMessages?: boolean;
}

/** Declares a block. The options' type follows from the schema: see `OptionsOf`. */
export function defineModel<const S extends JSONSchema, const Slots extends string = never>(
  definition: ModelDefinition<S, Slots>,
): BlockModel<FromSchema<S>> & { readonly slots: Readonly<Record<Slots, SlotRule>> } {
  const migrations = definition.migrations ?? [];
  return {
    hydrate: 'none',
    critical: false,
    formerHandlers: [],
    ...definition,
    schema: definition.schema as unknown as JsonObject,
    slots: definition.slots ?? ({} as Readonly<Record<Slots, SlotRule>>),
    migrations,
    version: migrations.length + 1,
  };
}

/** The options of a model as its view receives them: migrated, with defaults, validated. */
export type OptionsOf<M> = M extends BlockModel<infer Options> ? Options : never;
