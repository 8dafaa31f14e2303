/** Names of the demo's shop, town, time zone and order numbers, in any case. */
const words = /muzej|museum|zadar|europe\/zagreb|\bMM-\d/i;

/** Folders of tests and examples, towns of a country, and this list. */
const others = /(^|\/)(testing|samples|fixtures)\/|\.gen\.|\/towns\.ts$|\/demo-words\.mjs$/;

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
