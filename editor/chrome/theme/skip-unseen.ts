const blocks = '#izlog main [data-block]';
const sized = 'contain-intrinsic-size: auto 500px';

/**
 * Rules that skip the rendering of blocks out of view. With the first rule alone, the browser stores the size
 * of each block.
 */
export const unseenRules = [
  `${blocks} { ${sized}; }`,
  `${blocks} { ${sized}; content-visibility: auto; }`,
] as const;

/** Returns a style sheet with which a change of the theme renders only the blocks in view. */
export function skipUnseen(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const [first, second] = unseenRules;
  sheet.replaceSync(first);
  // The browser stores sizes at the end of a frame.
  requestAnimationFrame(() => requestAnimationFrame(() => sheet.replaceSync(second)));
  return sheet;
}
