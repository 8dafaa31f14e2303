/**
 * Providers whose addresses are often mistyped. Some are listed only so that they are not corrected to a
 * similar one.
 */
const providers = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'proton.me',
  'protonmail.com',
  'gmx.net',
  'mail.com',
  'ymail.com',
  'live.com',
  'email.com',
];

/** Minimum length of a domain to suggest: shorter ones are too similar to others. */
const shortest = 8;

/** Returns the address that was probably meant; null if the typed one looks right. */
export function correctedEmail(typed: string): string | null {
  const [, name, domain] = /^(.+)@([^@]+)$/.exec(typed.trim()) ?? [];
  if (name === undefined || domain === undefined) return null;
  const written = domain.toLowerCase();
  if (providers.includes(written)) return null;
  const meant = providers.find(
    (known) => known.length >= shortest && distance(written, known) <= allowed(known),
  );
  return meant === undefined ? null : `${name}@${meant}`;
}

const allowed = (known: string): number => (known.length > 9 ? 2 : 1);

/** Returns the number of letters to add, drop, replace or swap (optimal string alignment). */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, at) => [at]);
  const cell = (x: number, y: number) => rows[x]?.[y] ?? Math.max(x, y);
  for (let x = 1; x <= one.length; x += 1) {
    for (let y = 1; y <= other.length; y += 1) {
      const isSame = one[x - 1] === other[y - 1];
      const isSwap = x > 1 && y > 1 && one[x - 1] === other[y - 2] && one[x - 2] === other[y - 1];
      rows[x]?.push(
        Math.min(
          cell(x - 1, y) + 1,
          cell(x, y - 1) + 1,
          cell(x - 1, y - 1) + (isSame ? 0 : 1),
          isSwap ? cell(x - 2, y - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return cell(one.length, other.length);
}
