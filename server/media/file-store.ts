/** Type and size of an announced upload. */
export interface Announced {
  readonly mime: string;
  readonly size: number;
}

/** Storage of the shop's files, by names with slashes. A file is never visible half-written. */
export interface FileStore {
  /** Returns null for a missing file. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, data: Buffer | string): Promise<void>;
  /** Returns the number of bytes; null for a missing file. */
  size(name: string): Promise<number | null>;
  /** Deletes a file, or a folder with its contents. */
  remove(name: string): Promise<void>;
  /** Returns the names of files last written before this time. */
  namesBefore(time: Date): Promise<string[]>;
  /** Returns a URL for uploading the file by one PUT; if missing, the shop's own server accepts uploads. */
  readonly uploadUrl?: (name: string, file: Announced, seconds: number) => Promise<string>;
}
