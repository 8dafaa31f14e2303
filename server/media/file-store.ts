import type { Announced } from './bucket.ts';

/** Where files of the shop lie, by names with slashes. A file is there whole or not at all. */
export interface FileStore {
  /** Null for a file that is not there. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, data: Buffer | string): Promise<void>;
  has(name: string): Promise<boolean>;
  /** A file, or a folder with all that is in it. */
  remove(name: string): Promise<void>;
  /** Names of the files that were last written before this time. */
  namesBefore(time: Date): Promise<string[]>;
  /** An address that takes the file by one PUT; without it, the shop's own server takes it. */
  readonly uploadUrl?: (name: string, file: Announced, seconds: number) => Promise<string>;
}
