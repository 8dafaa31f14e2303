import type { Stems } from './stems/stems-of.ts';

/** Shorter parts of compounds are endings, or chance. */
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

/** Returns the stems of the parts of a compound, if all parts are words of the shop. */
export function partsOf(word: string, stems: Stems, isKnown: (stem: string) => boolean): string[] {
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const second = known(word.slice(at), stems, isKnown);
    if (!second) continue;
    const head = word.slice(0, at);
    for (const joint of joints) {
      if (!head.endsWith(joint)) continue;
      const first = head.slice(0, head.length - joint.length);
      const stem = first.length >= shortestPart && known(first, stems, isKnown);
      if (stem) return [stem, second];
    }
  }
  return [];
}

const known = (word: string, stems: Stems, isKnown: (stem: string) => boolean) =>
  stems(word).find(isKnown);
