const blocks = '#izlog main [data-block]';
const sized = 'contain-intrinsic-size: auto 500px';

/** Rules that leave out what is not in view: the first one has the browser note how high blocks are. */
export const unseenRules = [
  `${blocks} { ${sized}; }`,
  `${blocks} { ${sized}; content-visibility: auto; }`,
] as const;

/** A change of the look draws only the blocks in view. Returns the sheet that does it. */
export function skipUnseen(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const [first, second] = unseenRules;
  sheet.replaceSync(first);
  // Sizes are noted at the end of a frame.
  requestAnimationFrame(() => requestAnimationFrame(() => sheet.replaceSync(second)));
  return sheet;
}
