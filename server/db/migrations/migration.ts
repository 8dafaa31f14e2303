/** One change of the database schema. Runs once, in its own transaction, in the order of `id`. */
export interface Migration {
  readonly id: number;
  readonly name: string;
  /** Statements separated by semicolons, sent as one simple query. */
  readonly sql: string;
}
