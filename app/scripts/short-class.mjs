import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { root } from './prepare.mjs';

const owners = new Map();

/**
 * Returns the name of a class in a built sheet: short, because a list of products contains hundreds, and the
 * same in each build.
 */
export function shortClass(name, file) {
  const owner = `${relative(root, file.replace(/\?.*/, ''))} ${name}`;
  const short = `_${createHash('sha256').update(owner).digest('base64url').slice(0, 5)}`;
  const known = owners.get(short) ?? owner;
  if (known !== owner) throw new Error(`${owner} and ${known} have the same short class.`);
  owners.set(short, owner);
  return short;
}
