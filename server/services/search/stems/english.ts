import { stemmer } from '@orama/stemmers/english';

/** Words whose forms or spellings get different stems by the general rules. */
const sameWord: Readonly<Record<string, string>> = {
  jewellery: 'jewelry',
  jeweller: 'jeweler',
  grey: 'gray',
  children: 'child',
  people: 'person',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  teeth: 'tooth',
  geese: 'goose',
  mice: 'mouse',
  centre: 'center',
  theatre: 'theater',
  metre: 'meter',
  fibre: 'fiber',
  // Adjectives of materials.
  wooden: 'wood',
  woollen: 'wool',
  woolen: 'wool',
  golden: 'gold',
  silken: 'silk',
  leaden: 'lead',
  // Not a form of `ship`.
  shipping: 'shipment',
};

/** `octopuses` is the plural of `octopus`, `canvases` of `canvas`. */
const sibilantPlural = /(?<=.{3}(?:us|as|is))es$/;

/** Returns the stem of a folded English word; British and American spelling have the same. */
export function englishStems(folded: string): string[] {
  const singular = folded
    .replace(/(?<=[aeioulr]{1,2}|[aeiou].)ves$/, 'f')
    .replace(/(?<=.{2})ours?$/, 'or')
    .replace(sibilantPlural, '');
  const word = sameWord[folded] ?? sameWord[folded.replace(/s$/, '')] ?? folded;
  const stems = new Set([stemmer(word)]);
  if (singular !== folded) stems.add(stemmer(singular));
  return [...stems];
}
