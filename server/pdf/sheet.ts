import { fileURLToPath } from 'node:url';
import type Pdf from 'pdfkit';

export type Sheet = InstanceType<typeof Pdf>;

/** The standard PDF fonts lack č, ć and đ, so the shop's own font is embedded. */
const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/hanken-grotesk/${name}`));
const fonts = {
  text: fontFile('400Regular/HankenGrotesk_400Regular.ttf'),
  strong: fontFile('600SemiBold/HankenGrotesk_600SemiBold.ttf'),
} as const;

export const colour = {
  ink: '#16181d',
  muted: '#565d66',
  line: '#d3d6db',
} as const;

export function registerFonts(sheet: Sheet): void {
  sheet.registerFont('text', fonts.text).registerFont('strong', fonts.strong);
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
