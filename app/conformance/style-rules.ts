/** Any element after any element: `* + *`, `div ~ *`. */
const anyAfterAny = /(?:^|[\s>(,])(?:\*|div|span)\s*[+~]\s*(?:\*|div|span)(?![\w-])/m;

/** Lists selectors with which one inserted element would restyle everything after it; empty for none. */
export function styleErrors(sheet: string): string[] {
  const [found] = anyAfterAny.exec(sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '')) ?? [];
  return found === undefined ? [] : [`styles depend on the plain element before: ${found.trim()}`];
}
