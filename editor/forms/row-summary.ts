import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';

/** Keys that name a member, best first. */
const naming = ['title', 'label', 'name', 'text', 'caption', 'days', 'slug', 'url'];

const longest = 80;

/** What a closed row says about its member; empty when there is nothing to say. */
export function summaryOf(member: Json): string {
  if (typeof member === 'string' || typeof member === 'number') return shortened(String(member));
  if (!isObject(member)) return '';
  const first = naming.map((key) => member[key]).find((value) => plainText(value) !== '');
  const any =
    first ??
    Object.entries(member).find(([key, value]) => key !== 'id' && plainText(value) !== '')?.[1];
  return shortened(plainText(any));
}

/** Words of a text or of rich text. */
export function plainText(value: Json | undefined): string {
  if (typeof value === 'string') return value.trim();
  if (!isObject(value) && !Array.isArray(value)) return '';
  if (isObject(value) && typeof value.text === 'string' && value.type === 'text') return value.text;
  const content = isObject(value) ? value.content : value;
  return Array.isArray(content)
    ? (content as readonly Json[]).map(plainText).filter(Boolean).join(' ')
    : '';
}

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
}
