/** Case endings of nouns and adjectives, the longest first. */
const endings = (
  'ijega ijemu ijeg ijem ijih ijim ijoj ima ama oga ega omu emu ome ' +
  'om em og eg oj ih im a e i o u'
).split(' ');

/** Endings before the case ending, as in `brod-ov-a`. Words that only look alike lose them in every case, too. */
const inner = ['ov', 'ev', 'om', 'em', 'am', 'im', 'ih', 'og', 'eg', 'oj'];

/** Adjectives of materials have the stem of the material: `drvena` and `od drva`. */
const materials: Readonly<Record<string, string>> = {
  drven: 'drv',
  vunen: 'vun',
  svilen: 'svil',
  lanen: 'lan',
  platnen: 'platn',
  staklen: 'stakl',
  kozn: 'koz',
  srebrn: 'srebr',
  zlatn: 'zlat',
  mesingan: 'mesing',
  bakren: 'bakr',
  zeljezn: 'zeljez',
  celicn: 'celik',
  pamucn: 'pamuk',
  papirnat: 'papir',
  gumen: 'gum',
  voscan: 'vosk',
};

/** Words with several stems, by the letters that all forms with one stem begin with. */
const irregular: Readonly<Record<string, string>> = {
  det: 'dec',
  detet: 'dec',
  djet: 'dec',
  djetet: 'dec',
  cov: 'ljud',
  covjek: 'ljud',
  covjec: 'ljud',
  otac: 'oc',
  otc: 'oc',
  oca: 'oc',
  ocu: 'oc',
  oce: 'oc',
  ocem: 'oc',
  ocev: 'oc',
  pas: 'ps',
  psa: 'ps',
  psi: 'ps',
  psu: 'ps',
  psom: 'ps',
  psima: 'ps',
  san: 'sn',
  sna: 'sn',
  snu: 'sn',
  sni: 'sn',
  snom: 'sn',
  snov: 'sn',
  dio: 'djel',
  cio: 'cjel',
  vrj: 'vrem',
  vrjem: 'vrem',
  vrjemen: 'vrem',
  vremen: 'vrem',
  ime: 'imen',
  oko: 'ok',
  oka: 'ok',
  oku: 'ok',
  oci: 'ok',
  ocij: 'ok',
  ocim: 'ok',
  uho: 'uh',
  uha: 'uh',
  uhu: 'uh',
  usi: 'uh',
  usij: 'uh',
  mati: 'mater',
  kci: 'kcer',
  andeo: 'andel',
  pepeo: 'pepel',
  uze: 'uzet',
  jaje: 'jajet',
  dugm: 'dugmet',
  dugme: 'dugmet',
  janj: 'janjet',
  pile: 'pilet',
  tele: 'telet',
  mace: 'macet',
  nebes: 'neb',
  tjeles: 'tjel',
  cudes: 'cud',
  ...materials,
};

/** Consonants that change before -i: otok, otoci. */
const softened: Readonly<Record<string, string>> = { c: 'k', z: 'g', s: 'h' };

const vowel = /[aeiou]|(?:^|[^aeiou])r[^aeiou]/;
const isStem = (stem: string) => stem.length >= 3 && vowel.test(stem);

function without(word: string, list: readonly string[]): string {
  const ending = list.find((each) => word.endsWith(each) && isStem(word.slice(0, -each.length)));
  return ending ? word.slice(0, -ending.length) : word;
}

/** Drops the a of `čamac` that `čamca` lacks, and the t of `početka` that `počeci` lacks. */
function withoutFleeting(stem: string): string {
  if (stem.length < 5) return stem;
  const short = stem.replace(/([^aeiou])a(lj|nj|[^aeiou])$/, '$1$2');
  return short.replace(/^(.{3,}[aeiou])t([kc])$/, '$1$2');
}

/**
 * Returns the stems of a folded Croatian word: the same for all its cases, and for forms that could belong to
 * two words the stems of both.
 */
export function croatianStems(folded: string): string[] {
  const word = folded.replace(/ije(?=[^aeiou])(?!(?:ga|mu|g|m)$)/g, 'je').replace(/ao$/, 'al');
  const bare = without(without(word, endings), inner);
  const stems = new Set([final(bare)]);
  for (const other of otherStems(word, bare)) stems.add(other);
  return [...stems];
}

/** Endings of adjectives and diminutives, before the case ending. */
const derived = /(?:sk|n|ov|ev|ic)$/;

/** Returns the stems of nouns that a folded word may come from: `zimska` from `zima`, `zastavica` from `zastava`. */
export const croatianBases = (folded: string): string[] =>
  croatianStems(folded)
    .filter((stem) => derived.test(stem))
    .map((stem) => stem.replace(derived, ''))
    .filter(isStem);

function final(stem: string): string {
  const short = withoutFleeting(stem);
  return irregular[stem] ?? irregular[short] ?? withoutMen(short);
}

/** Drops the `en` of `ramena`, a case of `rame`. */
const withoutMen = (stem: string) => (/.{2}men$/.test(stem) ? stem.slice(0, -2) : stem);

function otherStems(word: string, bare: string): string[] {
  const more: string[] = [];
  const last = softened[bare.at(-1) ?? ''];
  if (last && /(?:i|ima)$/.test(word) && isStem(bare) && bare !== 'dec') {
    const hard = without(bare.slice(0, -1) + last, inner);
    more.push(hard, final(hard));
  }
  if (/[^aeiou]ama$/.test(word) && word.length > 6) more.push(final(word.slice(0, -1)));
  if (word.endsWith('scu') && word.length > 5) more.push(`${word.slice(0, -3)}st`);
  if (word.endsWith('vlju') && isStem(word.slice(0, -3))) more.push(word.slice(0, -3));
  if (/[^aeiouln]ju$/.test(word) && isStem(word.slice(0, -2))) more.push(word.slice(0, -2));
  return more;
}
