import './fonts.css';
import './tokens.css';
import './base.css';
import './prose.css';
import './print.css';
import displayFont from './fonts/display.woff2?url';
import textFont from './fonts/text.woff2?url';

/** The two font files of every first view, for `link rel="preload" as="font" crossorigin`. */
export const preloadedFonts: readonly string[] = [textFont, displayFont];
