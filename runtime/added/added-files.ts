/** Paths of the files that a browser fetches for an added block; the validator only in edit mode. */
export interface AddedFiles {
  readonly module: string;
  readonly validator: string;
  readonly styles: string | null;
}

/** Files by block type. */
export type AddedByType = Readonly<Record<string, AddedFiles>>;
