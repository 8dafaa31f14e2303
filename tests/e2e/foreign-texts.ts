import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languages } from '#schemas/languages.ts';
import type { Crawled } from './crawl.ts';

/** Shorter texts may be a word of both languages. */
const minLength = 12;

const folders = ['blocks', 'runtime'].flatMap((parent) =>
  readdirSync(parent).map((name) => `${parent}/${name}/texts`),
);

/** Languages of each text of blocks and pages. */
const known = new Map<string, Set<string>>();
for (const folder of folders) {
  for (const language of languages) {
    for (const text of textsOf(`${folder}/${language}.json`)) {
      known.set(text, (known.get(text) ?? new Set()).add(language));
    }
  }
}

function textsOf(file: string): string[] {
  if (!existsSync(file)) return [];
  const content = JSON.parse(readFileSync(file, 'utf8')) as { messages?: object };
  return Object.values(content.messages ?? content).filter(
    (text) => typeof text === 'string' && text.length >= minLength,
  );
}

/** Returns the texts of a page that belong to other languages only. */
export function foreignTexts({ path, language, texts }: Crawled): string[] {
  return texts
    .filter((text) => known.get(text)?.has(language) === false)
    .map((text) => `${path}: ${text}`);
}
