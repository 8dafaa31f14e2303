import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns `test`, `it` or `describe`, also before `.each(…)`, `.for(…)` and so on. */
function calledName(callee: unknown): unknown {
  if (!isNode(callee)) return undefined;
  return callee.name ?? calledName(callee.object ?? callee.callee ?? callee.tag);
}

const titled: readonly unknown[] = ['test', 'it', 'describe'];

function* titlesIn(value: unknown, source: string): Generator<string> {
  if (Array.isArray(value)) {
    for (const each of value) yield* titlesIn(each, source);
  } else if (isNode(value)) {
    const [title] = (value.arguments ?? []) as SyntaxNode[];
    if (value.type === 'CallExpression' && title && titled.includes(calledName(value.callee)))
      yield source.slice(title.start, title.end);
    for (const part of Object.values(value)) yield* titlesIn(part, source);
  }
}

/** Returns the source text of the titles of all tests, by file. */
export function readTestTitles(): ReadonlyMap<string, readonly string[]> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((name) => /\.(test|spec)\.tsx?$/.test(name));
  return new Map(
    files.map((file) => {
      const source = readFileSync(file, 'utf8');
      return [file, [...titlesIn(parseSync(file, source).program, source)]];
    }),
  );
}
