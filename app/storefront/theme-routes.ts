import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { compileTheme } from '#schemas/theme/compile-theme.ts';
import { fontFaces, fontsOf } from '#schemas/theme/font-list.ts';
import type { ServiceDependencies } from '#server/services/dependencies.ts';
import { readThemeSource, themeFolder } from '#server/services/themes/published-theme.ts';
import { readSource } from '#server/services/themes/read-source.ts';

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

/** The style sheets of published looks. Their addresses hold their hash, so they are cached for ever. */
export async function themeRoutes(
  app: FastifyInstance,
  deps: Pick<ServiceDependencies, 'db'>,
  fonts: ReadonlyMap<string, string>,
): Promise<void> {
  app.get<{ Params: { hash: string } }>(`${themeFolder}/:hash.css`, async (request, reply) => {
    const source = await readThemeSource(deps, request.params.hash);
    const theme = source === null ? null : readSource(source);
    if (!theme) return reply.code(404).header('cache-control', 'no-store').send();
    const faces = fontFaces(fontsOf(theme), (file) => fonts.get(file) ?? '');
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(`${faces}\n${compileTheme(theme)}`);
  });
}
