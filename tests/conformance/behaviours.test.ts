import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const catalogue = readFileSync('docs/behaviours.md', 'utf8');
const ids = new Set(
  [...catalogue.matchAll(/^- \*\*([A-Z0-9]+(?:-[A-Z])?-\d{2,3})\*\*/gm)].map(([, id]) => id ?? ''),
);
const prefixOf = (id: string) => id.replace(/-\d+$/, '');
const prefixes = [...new Set([...ids].map(prefixOf))];

function namedIds(): Map<string, string> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const named = new Map<string, string>();
  for (const file of files.split('\n').filter((name) => /\.(test|spec)\.tsx?$/.test(name))) {
    for (const [id] of readFileSync(file, 'utf8').matchAll(
      /\b[A-Z][A-Z0-9]*(?:-[A-Z])?-\d{2,3}\b/g,
    )) {
      if (prefixes.includes(prefixOf(id))) named.set(id, file);
    }
  }
  return named;
}

describe('behaviours', () => {
  it('names only ids that the catalogue has', () => {
    const unknown = [...namedIds()].filter(([id]) => !ids.has(id));
    expect(unknown).toEqual([]);
  });

  it('counts per prefix how many ids a test proves', () => {
    const named = namedIds();
    const rows = prefixes.map((prefix) => {
      const all = [...ids].filter((id) => prefixOf(id) === prefix);
      return `${prefix.padEnd(8)} ${all.filter((id) => named.has(id)).length} of ${all.length}`;
    });
    process.stdout.write(`${rows.join('\n')}\n`);
    expect(ids.size).toBe(876);
  });
});
