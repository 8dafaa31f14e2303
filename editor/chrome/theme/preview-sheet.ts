import { compileTheme } from '#schemas/theme/compile-theme.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';
import type { Scheme } from '#schemas/theme/token-list.ts';

/** Shows a look on the page, after its style sheets and without a request. */
export function createPreviewSheet(document: Document) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const { dataset } = document.documentElement;
  const before = dataset.theme;
  return {
    show: (theme: ResolvedTheme) => sheet.replaceSync(compileTheme(theme)),
    choose(scheme: Scheme) {
      dataset.theme = scheme;
    },
    remove() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      if (before === undefined) delete dataset.theme;
      else dataset.theme = before;
    },
  };
}

export type PreviewSheet = ReturnType<typeof createPreviewSheet>;
