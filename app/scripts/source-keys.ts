import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './imports.ts';
import { root } from './prepare.mjs';

export const hashOf = (parts: readonly string[]) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

/**
 * Returns a function that gives each file a key: a hash of its text and of the keys of its imports. Two runs
 * with the same key see the same types and behaviour, as long as packages and settings are the same.
 */
export function createSourceKeys(read: (file: string) => string = readSource) {
  const keys = new Map<string, string>();
  return function keyOf(file: string): string {
    const known = keys.get(file);
    if (known !== undefined) return known;
    // Ends cycles, which another check reports.
    keys.set(file, '');
    const source = read(file);
    const imported = isModule(file) ? importsOf(file, source) : [];
    const key = hashOf([file, source, ...imported.map(keyOf)]);
    keys.set(file, key);
    return key;
  };
}

const isModule = (file: string) => /\.m?tsx?$|\.mjs$/.test(file);

export function readSource(file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
