import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const known = [
  ...readFileSync('docs/reliability.md', 'utf8').matchAll(/^- \*\*([A-Z]{2}\d{1,2})\*\*/gm),
].map(([, id = '']) => id);

/** Returns the ids in the titles of tests: the text after the last middle dot of a string. */
function provenCases(): Set<string> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const tests = files.split('\n').filter((name) => /\.(test|spec)\.tsx?$/.test(name));
  const titles = tests.flatMap((name) => readFileSync(name, 'utf8').match(/ · [^'"`\n]+['"`]/g));
  return new Set(titles.flatMap((title) => title?.match(/\b[A-Z]{2}\d{1,2}\b/g) ?? []));
}

test('every case has a test that proves it', () => {
  const proven = provenCases();
  expect(known).toHaveLength(57);
  expect(known.filter((id) => !proven.has(id))).toEqual([]);
});
