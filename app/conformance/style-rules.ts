/** Matches a plain element after a plain element: `* + *`, `div ~ *`. */
const anyAfterAny = /(?:^|[\s>(,])(?:\*|div|span)\s*[+~]\s*(?:\*|div|span)(?![\w-])/m;
/** Matches `:has()` without an element before it: `.grid > :has(input)`, but not `.grid:not(:has(input))`. */
const anyWithContent = /(?:^|[\s>+~,])\*?:has\(/m;
/** Matches a tag name next to or below `:has()`: `.item:has(:checked) > span`. */
const tagBesideContent = /:has\([^{},]*\)\s*[\s>+~]\s*[a-z]+\s*[,{]/;

/** Lists selectors with which one change would restyle much of the page; empty for none. */
export function styleErrors(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const found = (name: string, pattern: RegExp) =>
    (pattern.exec(rules) ?? []).map((selector) => `${name}: ${selector.trim()}`);
  return [
    ...found('styles depend on the plain element before', anyAfterAny),
    ...found('styles depend on the content of any element', anyWithContent),
    ...found('styles of a plain element depend on content beside it', tagBesideContent),
  ];
}
