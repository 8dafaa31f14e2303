import { expect, test } from 'vitest';
import { foldText } from '../../fold-text.ts';
import { croatianStems } from './croatian.ts';

/** Declension classes: a pattern of endings, and words as their stems; `|` divides two stems of a word. */
const classes: readonly { readonly endings: string; readonly words: string }[] = [
  {
    endings: '1 1a 1u 1om 1i 1e 1ima',
    words:
      'prozor student telefon ormar papir magazin balkon ekran kanal roman pojas motor jelen kamion krumpir program problem sustav razred potok magnet planet element koncert',
  },
  {
    endings: '1 1a 1u 1om 1ovi 1ova 1ove 1ovima',
    words:
      'grad most zub stol lav sin val plod dvor glas park plan vrt trg rat krov zid list kut bor film vlak sat',
  },
  {
    endings: '1 1a 1u 1em 1evi 1eva 1eve 1evima',
    words: 'kralj panj nož muž ključ mač broj čaj kraj stroj boj spoj malj',
  },
  {
    endings: '1 2a 2u 2om 2i 1a 2e 2ima',
    words:
      'čamac|čamc novac|novc lanac|lanc konac|konc klinac|klinc starac|starc jarac|jarc venac|venc zadatak|zadatk',
  },
  {
    endings: '1 1a 1u 1om 2i 1e 2ima',
    words:
      'junak|junac vojnik|vojnic putnik|putnic ribnjak|ribnjac seljak|seljac učenik|učenic radnik|radnic kolodvor|kolodvor bubreg|bubrez uspjeh|uspjes',
  },
  {
    endings: '1a 1e 1i 1u 1o 1om 1ama',
    words:
      'žena kuć rib vod plaž čaš kos glav zim livad soba večer zvijezd planin šum trav škol ulic obal cijen lubenic cest lamp ploč stolic polic zavjes kapljic vjeveric bilježnic',
  },
  {
    endings: '1a 1e 2i 1u 1o 1om 1ama',
    words:
      'knjig|knjiz bank|banc slik|slic zrak|zrac prilik|prilic vojsk|vojsc jabuk|jabuc juh|jus podlog|podloz izlik|izlic',
  },
  {
    endings: '1a 1e 1i 1u 1om 2a',
    words:
      'sestr|sestar igl|igal mačk|mačak četk|četak zemlj|zemalj krušk|krušak višnj|višanj djevojk|djevojak bačv|bačav marelic|marelic narudžb|narudžab pjesm|pjesam',
  },
  {
    endings: '1o 1a 1u 1om 1a 1ima',
    words:
      'sel mjest pism jezer brd čud jel vin mlijek zlat koljen ljet jutr željez ogledal vozil odijel krzn blat pitanj',
  },
  {
    endings: '1e 1a 1u 1em 1ima',
    words:
      'polj mor src sunc groblj zdravlj lišć kazališt skladišt sveučilišt pristaništ putovanj predavanj pismen značenj cvijeć',
  },
  {
    endings: '1 1i 1ima',
    words:
      'noć peć stvar riječ kost mast radost mladost starost vijest ljubav jesen obitelj bolest',
  },
  {
    endings: '1i 1og 1oga 1om 1omu 1ome 1im 1ima 1ih 1e 1a 1u 1oj 1o',
    words:
      'nov star crven bijel visok dubok zlatn drvenast morsk gradsk velik lijep mlad slatk debel brz hladn topl dugačk zelen jednostavn lokaln',
  },
];

/** `1` and `2` stand for the stems. */
function formsOf(word: string, endings: string): string[] {
  const [first = '', second = first] = word
    .replace(/^(žena|soba)$/, (all) => all.slice(0, -1))
    .split('|');
  return endings.split(' ').map((form) => (form.startsWith('1') ? first : second) + form.slice(1));
}

const dictionary = classes.flatMap(({ endings, words }) =>
  words.split(' ').map((word) => formsOf(word, endings)),
);
const stemsOf = (word: string) => croatianStems(foldText(word));

test('rules join at least 95 of 100 case forms of Croatian words with the lemma', () => {
  const forms = dictionary.flatMap(([lemma = '', ...others]) =>
    others.map((form) => ({ lemma, form })),
  );
  const apart = forms.filter(
    ({ lemma, form }) => !stemsOf(lemma).some((stem) => stemsOf(form).includes(stem)),
  );
  expect(forms.length).toBeGreaterThan(1000);
  const list = apart.map(({ lemma, form }) => `${lemma}/${form}`).join(' ');
  expect(1 - apart.length / forms.length, list).toBeGreaterThanOrEqual(0.95);
});

test.each([
  ['svjetionici', 'svjetionik'],
  ['djeci', 'dijete'],
  ['djeteta', 'djeca'],
  ['ljudima', 'čovjek'],
  ['vremena', 'vrijeme'],
  ['oca', 'otac'],
  ['ramena', 'rame'],
  ['kotla', 'kotao'],
  ['dijela', 'dio'],
  ['počeci', 'početak'],
  ['radošću', 'radost'],
  ['programu', 'programa'],
])('%s and %s have a stem in common', (form, lemma) => {
  expect(stemsOf(form).some((stem) => stemsOf(lemma).includes(stem))).toBe(true);
});

test.each([
  ['djeci', 'deka'],
  ['obala', 'oblak'],
  ['kralj', 'kraj'],
])('%s and %s have no stem in common', (one, other) => {
  expect(stemsOf(one).some((stem) => stemsOf(other).includes(stem))).toBe(false);
});
