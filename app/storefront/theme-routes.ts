import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { compileTheme } from '#schemas/theme/compile-theme.ts';
import { fontFaces, fontsOf } from '#schemas/theme/font-list.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';
import { uploadedFontFolder } from '#schemas/theme/uploaded-font.ts';
import type { ServiceDependencies } from '#server/services/dependencies.ts';
import { readFontFile } from '#server/services/themes/fonts/fonts.ts';
import { readThemeSource } from '#server/services/themes/published-theme.ts';
import { readSource } from '#server/services/themes/read-source.ts';
import { stampOf, themeFolder } from '#server/services/themes/theme-sheet.ts';
import { fontAddress } from './font-address.ts';
import { type PageStyles, stylesFolder } from './page-styles.ts';
import { createSendSheet } from './send-sheet.ts';

/** Addresses of all font files by name, from the manifest of edit mode, which has every font. */
export function readFontFiles(manifestFile: string): ReadonlyMap<string, string> {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<
    string,
    { readonly file: string }
  >;
  const found = Object.entries(manifest).flatMap(([key, { file }]) => {
    const name = /runtime\/ui\/fonts\/([\w-]+\.woff2)$/.exec(key)?.[1];
    return name ? [[name, `/${file}`] as const] : [];
  });
  return new Map(found);
}

export interface StyleRoutes {
  readonly deps: Pick<ServiceDependencies, 'db'>;
  readonly fonts: ReadonlyMap<string, string>;
  readonly styles: PageStyles | null;
}

/** Serves the style sheets of published themes and of the blocks of pages. Their addresses contain a hash. */
export async function themeRoutes(
  app: FastifyInstance,
  { deps, fonts, styles }: StyleRoutes,
): Promise<void> {
  const sendSheet = createSendSheet();
  app.get<{ Params: { name: string } }>(`${themeFolder}/:name.css`, (request, reply) =>
    sendSheet(request, reply, async () => {
      const [hash = '', stamp] = request.params.name.split('-');
      const theme = await readTheme(deps, hash);
      // A page of another engine version gets the sheet of this version.
      return (
        theme && { text: themeSheet(theme, fonts), isImmutable: stamp === stampOf(hash, theme) }
      );
    }),
  );
  app.get<{ Params: { hash: string } }>(
    `${uploadedFontFolder}/:hash.woff2`,
    async ({ params: { hash } }, reply) => {
      const bytes = await readFontFile(deps, hash);
      if (!bytes) return reply.code(404).header('cache-control', 'no-store').send();
      return reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(bytes);
    },
  );
  app.get<{ Params: { name: string } }>(`${stylesFolder}/:name.css`, (request, reply) =>
    sendSheet(request, reply, () => {
      const text = styles?.sheetOf(request.params.name);
      return typeof text === 'string' ? { text, isImmutable: true } : null;
    }),
  );
}

async function readTheme(deps: StyleRoutes['deps'], hash: string): Promise<ResolvedTheme | null> {
  const source = await readThemeSource(deps, hash);
  return source === null ? null : readSource(source);
}

function themeSheet(theme: ResolvedTheme, fonts: StyleRoutes['fonts']): string {
  const faces = fontFaces(fontsOf(theme), (name) => fontAddress(fonts, name) ?? '');
  return `${faces}\n@layer theme {\n${compileTheme(theme)}\n}`;
}
