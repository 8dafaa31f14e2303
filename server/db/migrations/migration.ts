/** One change of the database schema. Runs once, in its own transaction, in the order of `id`. */
export interface Migration {
  /** Unique among the migrations of its owner. */
  readonly id: number;
  readonly name: string;
  /** Name of its owner. Default: `izlog`, the engine. */
  readonly owner?: string;
  /** Statements separated by semicolons, sent as one simple query. */
  readonly sql: string;
}

export const engineOwner = 'izlog';
