import { compileTheme } from '#schemas/theme/compile-theme.ts';
import { fontFaces } from '#schemas/theme/font-list.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';
import type { Scheme } from '#schemas/theme/token-list.ts';
import { familyOf, uploadedFontFolder } from '#schemas/theme/uploaded-font.ts';
import { skipUnseen } from './skip-unseen.ts';

/** Shows a theme on the page with style sheets that follow those of the page, without a request. */
export function createPreviewSheet(document: Document) {
  const sheet = new CSSStyleSheet();
  // Fonts have a style sheet of their own that rarely changes, because replacing it repaints all text.
  const fontSheet = new CSSStyleSheet();
  let faces = '';
  const ours = [fontSheet, sheet, skipUnseen()];
  document.adoptedStyleSheets.push(...ours);
  const { dataset } = document.documentElement;
  const before = dataset.theme;
  return {
    show(theme: ResolvedTheme) {
      const next = uploadedFaces(theme);
      if (next !== faces) fontSheet.replaceSync(next);
      faces = next;
      sheet.replaceSync(compileTheme(theme));
    },
    choose(scheme: Scheme) {
      dataset.theme = scheme;
    },
    remove() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (each) => !ours.includes(each),
      );
      if (before === undefined) delete dataset.theme;
      else dataset.theme = before;
    },
  };
}

const uploadedFaces = ({ fonts }: ResolvedTheme) =>
  fontFaces(fonts.map(familyOf), (file) => `${uploadedFontFolder}/${file}.woff2`);

export type PreviewSheet = ReturnType<typeof createPreviewSheet>;
