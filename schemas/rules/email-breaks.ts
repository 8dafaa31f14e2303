const address = /[^\s@]+@[^\s@]+/gu;
const innerMark = /[@.](?=[\p{L}\p{N}])/gu;

/** Splits a text where its email addresses may wrap: before `@` and before dots, never inside a word. */
export function splitAtEmailBreaks(text: string): string[] {
  const breaks = [...text.matchAll(address)].flatMap((found) =>
    [...found[0].matchAll(innerMark)].map((mark) => found.index + mark.index),
  );
  return [0, ...breaks].map((start, index) => text.slice(start, breaks[index]));
}
