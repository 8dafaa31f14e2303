import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createSite } from '#fixtures/museum/content/index.ts';
import { type LocalizedText, languages } from '#schemas/languages.ts';
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

for (const texts of localizedTexts(createSite())) {
  for (const [language, text] of Object.entries(texts)) {
    for (const part of partsOf(text)) {
      known.set(part, (known.get(part) ?? new Set()).add(language));
    }
  }
}

/** Every text of the content that has a value per language. */
function* localizedTexts(content: unknown): Generator<LocalizedText> {
  if (typeof content !== 'object' || content === null) return;
  const values = Object.values(content);
  if (isLocalized(content)) yield content;
  else for (const value of values) yield* localizedTexts(value);
}

function isLocalized(content: object): content is LocalizedText {
  const entries = Object.entries(content);
  return (
    entries.length > 0 &&
    entries.every(([key, value]) => languages.includes(key) && typeof value === 'string')
  );
}

/** Returns the texts between the tags of a text, as a page shows them. */
function partsOf(html: string): string[] {
  return html
    .split(/<[^>]*>/)
    .map((part) => part.trim())
    .filter((part) => part.length >= minLength && /\p{L}{3}/u.test(part));
}

/** Returns the texts of a page that belong to other languages only. */
export function foreignTexts({ path, language, texts }: Crawled): string[] {
  return texts
    .filter((text) => known.get(text)?.has(language) === false)
    .map((text) => `${path}: ${text}`);
}
