import type { ThemeFile } from './theme-file.ts';

/** The text of a theme's file. A file that was read and is written again has the same bytes. */
export const themeText = (file: ThemeFile): string => `${JSON.stringify(file, null, 2)}\n`;
