/** Articles, prepositions and conjunctions, folded. They count only in queries without other words. */
const lists: Readonly<Record<string, string>> = {
  hr:
    'ali bez do ga ili iz iza ispod iznad ispred ka kako kao ko kod koja koje koji kroz moj moja moje na nad nakon ' +
    'ne nego ni od oko po pokraj poput pored pred preko prema pri prije protiv radi sa se su su te tvoj uz van zbog za',
  de:
    'als am an auf aus bei das dem den der des die ein eine einem einen einer eines fuer fur im in ins mein meine ' +
    'meinen mit nach oder ohne ueber uber um und unter vom von vor wie wo zu zum zur',
  en:
    'about an and are at by for from how in into is it its my of off on or our over that the this to under what ' +
    'where with without your',
  it:
    'ad agli ai al alla alle con da dal dalla de degli dei del della delle di ed gli il in la le lo nei nel nella per ' +
    'senza sul sulla tra un una uno',
};

const none: ReadonlySet<string> = new Set();

export const smallWords = (code: string): ReadonlySet<string> =>
  code in lists ? new Set(lists[code]?.split(' ')) : none;
