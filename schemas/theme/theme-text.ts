import type { ThemeFile } from './theme-file.ts';

/** Returns the text of a theme file. Reading and writing a file again gives the same bytes. */
export const themeText = (file: ThemeFile): string => `${JSON.stringify(file, null, 2)}\n`;
