import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { faceOf } from '#schemas/theme/font-list.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';
import { isUploadedFile } from '#schemas/theme/uploaded-font.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { parseRenditionFile } from '#server/media/renditions.ts';
import { drawShare, type ShareFonts } from '#server/media/share/draw-share.ts';
import { openFont } from '#server/media/share/open-font.ts';
import { createTaskQueue } from '#server/media/task-queue.ts';
import type { ServiceDependencies } from '#server/services/dependencies.ts';
import { readFontFile } from '#server/services/themes/fonts/fonts.ts';
import { readShownTheme, readThemeByHash } from '#server/services/themes/published-theme.ts';
import { hashOf } from '#server/services/themes/read-source.ts';
import { hashOfSheet } from '#server/services/themes/theme-sheet.ts';
import { readShareCard, type ShareCard, shareFolder } from './share-address.ts';

interface ShareParts {
  readonly deps: Pick<ServiceDependencies, 'db' | 'siteTheme'>;
  readonly store: Pick<MediaStore, 'read'>;
  /** Folder of the built browser files. */
  readonly client: string;
  /** Addresses of the engine's font files by name. */
  readonly fonts: ReadonlyMap<string, string>;
}

type Pictures = (mac: string, text: string) => Promise<Buffer | null>;

/** Pictures for links, drawn in the theme of the shop. */
export async function shareRoutes(app: FastifyInstance, parts: ShareParts): Promise<void> {
  const pictures = createPictures(parts);
  app.get<{ Params: { mac: string }; Querystring: { card?: string } }>(
    `${shareFolder}/:mac.jpg`,
    async ({ params: { mac }, query: { card } }, reply) => {
      const picture = typeof card === 'string' ? await pictures(mac, card) : null;
      if (!picture) return reply.code(404).header('cache-control', 'no-store').send();
      return reply
        .type('image/jpeg')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(picture);
    },
  );
}

const megabyte = 1024 * 1024;

/** Draws one picture at a time and keeps the last ones. */
function createPictures(parts: ShareParts): Pictures {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: 16 * megabyte,
    sizeCalculation: (picture) => picture.length,
  });
  const queue = createTaskQueue(1);
  return async (mac, text) => {
    const card = await readShareCard(parts.deps, mac, text);
    if (!card) return null;
    const known = drawn.get(mac);
    if (known) return known;
    const picture = await queue.take(() => draw(parts, card), true);
    if (picture) drawn.set(mac, picture);
    return picture;
  };
}

async function draw(parts: ShareParts, card: ShareCard): Promise<Buffer | null> {
  const theme = await readCardTheme(parts.deps, card.sheet);
  if (!theme) return null;
  const [fonts, picture] = await Promise.all([
    openFonts(parts, theme),
    readPicture(parts, card.picture),
  ]);
  if (!fonts) return picture;
  const { site, title, label, price } = card;
  const text = { site, title, label, price };
  return drawShare({ text, values: theme.values.light, fonts, picture });
}

/**
 * Returns the theme that the address of a picture names, which may be that of a domain; the shown theme if
 * that one is gone.
 */
async function readCardTheme(
  deps: ShareParts['deps'],
  sheet: string,
): Promise<ResolvedTheme | null> {
  const hash = hashOfSheet(sheet) ?? hashOf(deps.siteTheme ?? '{}');
  const named = await readThemeByHash(deps, hash);
  return named?.theme ?? readShownTheme(deps);
}

/** Null for a theme with fonts of the visitor's system, which the server does not have. */
async function openFonts(parts: ShareParts, theme: ResolvedTheme): Promise<ShareFonts | null> {
  const heading = Number(theme.values.light['heading.weight']) || 600;
  const open = async (role: 'font.display' | 'font.text', weight: number) => {
    const file = faceOf(theme, role, weight);
    const bytes = file && (await readFontBytes(parts, file));
    return bytes ? openFont(bytes, weight) : null;
  };
  const text = await open('font.text', 400);
  const strong = await open('font.text', 600);
  const display = await open('font.display', heading);
  return text && strong && display && { text, strong, display };
}

async function readFontBytes({ deps, client, fonts }: ShareParts, file: string) {
  if (isUploadedFile(file)) return readFontFile(deps, file);
  const address = fonts.get(`${file}.woff2`);
  return address ? readFile(join(client, address)) : null;
}

async function readPicture({ store }: ShareParts, path: string): Promise<Buffer | null> {
  const [, hash = '', file = ''] = /^\/media\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const name = parseRenditionFile(file);
  const read = name && (await store.read(hash, name));
  return read?.ok ? read.value : null;
}
