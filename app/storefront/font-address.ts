import { isUploadedFile, uploadedFontFolder } from '#schemas/theme/uploaded-font.ts';

/** The address of a font of the engine, by its name, or of one that staff uploaded, by its hash. */
export function fontAddress(fonts: ReadonlyMap<string, string>, name: string): string | null {
  const uploaded = isUploadedFile(name) ? `${uploadedFontFolder}/${name}.woff2` : null;
  return fonts.get(`${name}.woff2`) ?? uploaded;
}
