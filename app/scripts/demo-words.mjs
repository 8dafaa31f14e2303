/**
 * Matches names of the demos (shops, towns, time zone, order numbers, subjects, emblems), and code for the
 * language of one only.
 */
const words =
  /muzej|museum|zadar|\bzadru\b|jadran|\badria(tic)?\b|mornar|sailor|seemann|bracer|europe\/zagreb|\bMM-\d|=\s*'hr'|lighthouse|svjetioni|leuchtturm|\bfaro\b|uncharted|sea[- ]?charts?\b|chart marker|engraved|seekarte|pomorsk|nautic|brodsk|pučin|palub|\bon deck\b|logbuch|log book|\bbordo\b|signal flag|signalna zastav|signalflagg|\bbroda\b|\bboats?\b|stara[- ]luka|\b44° ?\d|\b15° ?\d|aboard|harbour|hafen|open sea|mare aperto|calm sea|\bsails?\b|privatnost'|zagreb|'stranica'|icon: 'anchor'|name="anchor"|["'](kilo|oscar|charlie|foxtrot|romeo|whiskey|xray|zulu)["']|compass[- ]rose|salt-pans|quay\b|hudson|carbide|reamer|: "legend[ae]?"|kompas|compass,|'kupac|@primjer|\['(hr|en|de|it|ar)'(, '(hr|en|de|it|ar)')+\]/i;

/**
 * Files that may contain such words: tests, released migrations, towns of a country, names of icons, and this
 * list.
 */
const others =
  /(^|\/)(testing|migrations)\/|\.gen\.|\/towns\.ts$|\/pickers\/icons\/|\/demo-words\.mjs$/;

/** Matches currencies, country, language and telephone numbers of the demos. */
const constants = /'(EUR|USD|HR|HRV|hrv)'|\+385/;

/** Files that may contain such constants: the law of a market, and lists of countries and languages. */
const laws = /^schemas\/markets\/|^server\/fiscalisation\/|\/(country|language)-list\.ts$/;

/**
 * Returns where sources of the engine name the demo.
 * @param {Iterable<readonly [file: string, source: string]>} sources
 */
export function demoWords(sources) {
  return [...sources]
    .filter(([file]) => !others.test(file))
    .flatMap(([file, source]) => {
      const patterns = laws.test(file) ? [words] : [words, constants];
      return source.split('\n').flatMap((line, at) =>
        patterns.flatMap((pattern) => {
          const [word] = pattern.exec(line) ?? [];
          return word ? [`${file}:${at + 1}: "${word}" is a word of the demo`] : [];
        }),
      );
    });
}
