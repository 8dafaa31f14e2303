/**
 * Returns the line of a key of the site, or of a value behind it, counted from 1; the first line if the site
 * lacks the key.
 * @param {string} source
 * @param {string} key
 */
export function lineOf(source, key, value = '') {
  const lines = source.split('\n');
  const start = Math.max(
    lines.findIndex((line) => new RegExp(`^  ${key}\\b`).test(line)),
    0,
  );
  const at = lines.findIndex((line, index) => index >= start && line.includes(value));
  return (at < 0 ? start : at) + 1;
}
