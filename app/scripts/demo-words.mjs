/** Names of the demo's shop, town, time zone and order numbers, in any case, and a rule for its language only. */
const words = /muzej|museum|zadar|europe\/zagreb|\bMM-\d|=\s*'hr'/i;

/** Folders of tests and examples, released migrations, towns of a country, and this list. */
const others =
  /(^|\/)(testing|samples|fixtures|migrations)\/|\.gen\.|\/towns\.ts$|\/demo-words\.mjs$/;

/**
 * Returns where sources of the engine name the demo.
 * @param {Iterable<readonly [file: string, source: string]>} sources
 */
export function demoWords(sources) {
  return [...sources]
    .filter(([file]) => !others.test(file))
    .flatMap(([file, source]) =>
      source.split('\n').flatMap((line, at) => {
        const [word] = words.exec(line) ?? [];
        return word ? [`${file}:${at + 1}: "${word}" is a word of the demo`] : [];
      }),
    );
}
