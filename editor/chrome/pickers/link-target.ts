import { linkTargetPattern } from '#schemas/block/fragments.ts';
import { fail, ok, type Result } from '#schemas/result.ts';

export const foundKinds = [
  'page',
  'post',
  'product',
  'category',
  'post-category',
  'event',
] as const;
export const typedKinds = ['web', 'email', 'phone'] as const;
export const linkKinds = [...foundKinds, 'screen', 'anchor', ...typedKinds] as const;

export type FoundKind = (typeof foundKinds)[number];
export type TypedKind = (typeof typedKinds)[number];
export type LinkKind = (typeof linkKinds)[number];

export interface LinkParts {
  readonly kind: LinkKind;
  /** A slug, an id, a screen name or an anchor; for the other kinds the typed text. */
  readonly value: string;
}

/** An anchor of the page that links can target. */
export interface Anchor {
  /** The fragment, without `#`. */
  readonly id: string;
  readonly title: string;
}

const prefixes: Readonly<Record<TypedKind | 'anchor', string>> = {
  web: 'https://',
  email: 'mailto:',
  phone: 'tel:',
  anchor: '#',
};

export const isFound = (kind: LinkKind): kind is FoundKind =>
  (foundKinds as readonly LinkKind[]).includes(kind);

export const isTyped = (kind: LinkKind): kind is TypedKind =>
  (typedKinds as readonly LinkKind[]).includes(kind);

/** Parses a stored target. An empty target becomes a page that is not chosen yet. */
export function parseTarget(target: string): LinkParts {
  for (const [kind, prefix] of Object.entries(prefixes)) {
    if (!target.startsWith(prefix)) continue;
    const value = kind === 'web' ? target : target.slice(prefix.length);
    return { kind: kind as LinkKind, value };
  }
  const [, kind, value = ''] = /^([a-z-]+):(.*)$/.exec(target) ?? [];
  const known = linkKinds.find((each) => each === kind);
  return known ? { kind: known, value } : { kind: 'page', value: '' };
}

const longest = 500;
const pattern = new RegExp(linkTargetPattern);

/** Returns the target as stored. Fails with `required`, `email` or `invalidValue`. */
export function targetOf({ kind, value }: LinkParts): Result<string> {
  const typed = value.trim();
  if (typed === '') return fail('required');
  if (kind === 'email' && !/^[^\s@?]+@[^\s@?]+\.[^\s@?]+$/.test(typed)) return fail('email');
  if (kind === 'phone' && !/^\+?[\d\s()/-]{3,25}$/.test(typed)) return fail('invalidValue');
  const target = stored(kind, typed);
  return pattern.test(target) && target.length <= longest && isAddress(kind, target)
    ? ok(target)
    : fail('invalidValue');
}

function stored(kind: LinkKind, typed: string): string {
  if (kind === 'web') return /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (kind === 'phone') return `tel:${typed.replace(/[^\d+]/g, '')}`;
  if (kind === 'anchor') return `#${typed.replace(/^#/, '')}`;
  return `${kind === 'email' ? 'mailto' : kind}:${typed}`;
}

/** A web address needs a host with a dot. */
function isAddress(kind: LinkKind, target: string): boolean {
  if (kind !== 'web') return true;
  return URL.canParse(target) && new URL(target).hostname.includes('.');
}
