/**
 * Matches names of the demo (shop, town, time zone, order numbers, subjects of its content), and code for its
 * language only.
 */
const words =
  /muzej|museum|zadar|\bzadru\b|jadran|\badria(tic)?\b|mornar|sailor|seemann|bracer|europe\/zagreb|\bMM-\d|=\s*'hr'|lighthouse|svjetioni|leuchtturm|\bfaro\b|uncharted|sea[- ]?charts?\b|chart marker|engraved|seekarte|pomorsk|nautic|brodsk|pučin|palub|\bon deck\b|logbuch|log book|\bbordo\b|signal flag|signalna zastav|signalflagg|\bbroda\b|\bboats?\b|stara[- ]luka|\b44° ?\d|\b15° ?\d|aboard|harbour|hafen|open sea|mare aperto|calm sea|\bsails?\b|privatnost'|zagreb|'stranica'|icon: 'anchor'|name="anchor"|'kilo'|: "legend[ae]?"|kompas|compass,|'kupac|@primjer|\['(hr|en|de|it|ar)'(, '(hr|en|de|it|ar)')+\]/i;

/**
 * Files that may contain such words: tests, released migrations, towns of a country, names of icons, and this
 * list.
 */
const others =
  /(^|\/)(testing|migrations)\/|\.gen\.|\/towns\.ts$|\/pickers\/icons\/|\/demo-words\.mjs$/;

/** Ids in examples of blocks, and names of pictures, are not shown to visitors. */
const ids = /"(id|key|picture)": "[\w-]+"/g;

/**
 * Returns where sources of the engine name the demo.
 * @param {Iterable<readonly [file: string, source: string]>} sources
 */
export function demoWords(sources) {
  return [...sources]
    .filter(([file]) => !others.test(file))
    .flatMap(([file, source]) =>
      source.split('\n').flatMap((line, at) => {
        const [word] = words.exec(line.replace(ids, '')) ?? [];
        return word ? [`${file}:${at + 1}: "${word}" is a word of the demo`] : [];
      }),
    );
}
