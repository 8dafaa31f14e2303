import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/**
 * Returns the files of the working tree that git does not ignore, relative to the project.
 * @param {...string} patterns
 * @returns {string[]}
 */
export function listFiles(...patterns) {
  const args = ['ls-files', '-co', '--exclude-standard', '--deduplicate', '--', ...patterns];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}
