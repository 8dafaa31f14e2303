import { fileURLToPath } from 'node:url';
import type Pdf from 'pdfkit';

export type Sheet = InstanceType<typeof Pdf>;

export type FontName = 'text' | 'strong';

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`${name}.ttf`));

/** The standard PDF fonts lack č, ć and đ, so the shop's own font is embedded; it lacks Arabic letters. */
const fonts: Readonly<Record<FontName | `${FontName}-arabic`, string>> = {
  text: fontFile('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular'),
  strong: fontFile('@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold'),
  'text-arabic': fontFile(
    '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular',
  ),
  'strong-arabic': fontFile(
    '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold',
  ),
};

export const colour = {
  ink: '#16181d',
  muted: '#565d66',
  line: '#d3d6db',
} as const;

export function registerFonts(sheet: Sheet): void {
  for (const [name, file] of Object.entries(fonts)) sheet.registerFont(name, file);
}

/** Resolves with the whole file once the sheet is ended. */
export function collect(sheet: Sheet): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', () => resolve(Buffer.concat(chunks)));
    sheet.on('error', reject);
  });
}
