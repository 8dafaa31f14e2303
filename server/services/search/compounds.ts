import type { Stems } from './stems/stems-of.ts';

/** Shorter parts of a compound are endings or match by chance. */
const shortestTail = 4;
const shortestHead = 3;
const shortestPart = 4;

/** Returns the stems of all ends of a word: `Handtasche` ends in `tasche`. */
export function tailsOf(word: string, stems: Stems): string[] {
  const tails: string[] = [];
  for (let at = shortestHead; at <= word.length - shortestTail; at += 1) {
    tails.push(...stems(word.slice(at)));
  }
  return tails;
}

const joints = ['', 's', 'es', 'n', 'en', 'e', 'er'];

/** Returns the parts of a compound, if both are known. */
export function splitCompound(
  word: string,
  isKnown: (part: string) => boolean,
): readonly [string, string] | null {
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const second = word.slice(at);
    if (!isKnown(second)) continue;
    const head = word.slice(0, at);
    for (const joint of joints) {
      if (!head.endsWith(joint)) continue;
      const first = head.slice(0, head.length - joint.length);
      if (first.length >= shortestPart && isKnown(first)) return [first, second];
    }
  }
  return null;
}

/** Returns the stems of the parts of a compound, if both are words of the shop. */
export function partsOf(word: string, stems: Stems, isKnown: (stem: string) => boolean): string[] {
  const stemOf = (part: string) => stems(part).find(isKnown);
  const parts = splitCompound(word, (part) => stemOf(part) !== undefined) ?? [];
  return parts.flatMap((part) => stemOf(part) ?? []);
}
