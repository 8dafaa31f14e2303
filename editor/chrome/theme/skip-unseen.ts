const blocks = '#izlog main [data-block]';
const sized = 'contain-intrinsic-size: auto 500px';

/** Rules that leave out what is not in view: the first one has the browser note how high blocks are. */
export const unseenRules = [
  `${blocks} { ${sized}; }`,
  `${blocks} { ${sized}; content-visibility: auto; }`,
] as const;

/** Returns a style sheet with which a change of the theme renders only the blocks in view. */
export function skipUnseen(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const [first, second] = unseenRules;
  sheet.replaceSync(first);
  // Sizes are noted at the end of a frame.
  requestAnimationFrame(() => requestAnimationFrame(() => sheet.replaceSync(second)));
  return sheet;
}
