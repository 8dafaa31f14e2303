import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { compileTheme } from '#schemas/theme/compile-theme.ts';
import { fontFaces, fontsOf } from '#schemas/theme/font-list.ts';
import { uploadedFontFolder } from '#schemas/theme/uploaded-font.ts';
import type { ServiceDependencies } from '#server/services/dependencies.ts';
import { readFontFile } from '#server/services/themes/fonts/fonts.ts';
import { readThemeSource, themeFolder } from '#server/services/themes/published-theme.ts';
import { readSource } from '#server/services/themes/read-source.ts';
import { fontAddress } from './font-address.ts';
import { type PageStyles, stylesFolder } from './page-styles.ts';
import { sendSheet } from './send-sheet.ts';

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

/** The style sheets of published themes, and of the blocks of pages. Their addresses hold their hash. */
export async function themeRoutes(
  app: FastifyInstance,
  { deps, fonts, styles }: StyleRoutes,
): Promise<void> {
  app.get<{ Params: { hash: string } }>(`${themeFolder}/:hash.css`, async (request, reply) =>
    sendSheet(request, reply, await themeSheet(deps, fonts, request.params.hash)),
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
    sendSheet(request, reply, styles?.sheetOf(request.params.name) ?? null),
  );
}

async function themeSheet(
  deps: StyleRoutes['deps'],
  fonts: StyleRoutes['fonts'],
  hash: string,
): Promise<string | null> {
  const source = await readThemeSource(deps, hash);
  const theme = source === null ? null : readSource(source);
  if (!theme) return null;
  const faces = fontFaces(fontsOf(theme), (name) => fontAddress(fonts, name) ?? '');
  return `${faces}\n@layer theme {\n${compileTheme(theme)}\n}`;
}
