import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { Media } from '#schemas/entities/media.ts';
import { invariant } from '#schemas/result.ts';
import { createDispatch } from '../api/dispatch.ts';
import type { Actor } from '../api/handler.ts';
import type { Database } from '../db/schema.ts';
import { seedSite } from '../db/seed.ts';
import { actorOf, registerApiRoutes } from '../http/api-routes.ts';
import { createBucket } from '../media/bucket.ts';
import { localFiles } from '../media/local-files.ts';
import { mediaRoutes } from '../media/media.routes.ts';
import { createMediaStore, type MediaStore } from '../media/media-store.ts';
import { createMediaLibraryHandlers } from '../services/collections/media/handlers.ts';
import { logMedia } from '../services/collections/media/log-media.ts';
import { createContentHandlers } from '../services/content/handlers.ts';
import { createMediaHandlers } from '../services/media/handlers.ts';
import { findMediaAccess } from '../services/media/media-access.ts';
import { createCaller } from './caller.ts';
import { testSite } from './site.ts';

/**
 * A media library with its routes on an empty database, for tests. Access tokens are the keys of `actors`.
 */
export interface TestLibrary {
  readonly db: Kysely<Database>;
  readonly store: MediaStore;
  readonly caller: ReturnType<typeof createCaller>;
  readonly app: FastifyInstance;
  readonly folder: string;
  /** Uploads a file as staff. */
  add(name: string, bytes: Buffer, wishes?: Wishes): Promise<Media>;
  /** Uploads a picture of one color, which depends on the title. */
  addPicture(title: string, width: number, height: number, wishes?: Wishes): Promise<Media>;
  close(): Promise<void>;
}

interface Wishes {
  readonly title?: string;
  readonly alt?: string;
  readonly access?: 'public' | 'other';
}

export const staff = {
  actor: { kind: 'backoffice', userId: 1, sessionId: 's', scope: ['editor'] },
} as const;

const actors: Readonly<Record<string, Actor>> = {
  staff: staff.actor,
  customer: { kind: 'customer', userId: 1, sessionId: 's' },
};
const anonymous: Actor = { kind: 'anonymous' };

export async function openLibrary(db: Kysely<Database>): Promise<TestLibrary> {
  await seedSite(db, testSite, null);
  await db.insertInto('users').values({ id: 1, email: 'urednica@example.test' }).execute();
  const folder = await mkdtemp(join(tmpdir(), 'izlog-library-'));
  const store = createMediaStore(localFiles(join(folder, 'media')));
  const bucket = createBucket(localFiles(join(folder, 'incoming')), async () =>
    Buffer.alloc(32, 7),
  );
  const caller = createCaller(db, (deps) => ({
    ...createMediaHandlers({ ...deps, store, bucket }, logMedia),
    ...createMediaLibraryHandlers({ ...deps, store, bucket }),
    ...createContentHandlers(deps),
  }));
  const handlers = { ...createMediaHandlers({ ...caller.deps, store, bucket }, logMedia) };
  const app = Fastify({ routerOptions: { maxParamLength: 1000 } });
  const api = {
    dispatch: createDispatch(handlers, async () => true),
    authenticate: async (token: string | undefined) =>
      token === undefined ? anonymous : (actors[token] ?? null),
    identify: async () => ({ actor: anonymous, changes: [] }),
  };
  await mediaRoutes(app, {
    store,
    bucket,
    findAccess: findMediaAccess(db),
    isStaff: async (request, reply) => (await actorOf(request, reply, api))?.kind === 'backoffice',
  });
  registerApiRoutes(app, api);
  const add: TestLibrary['add'] = async (name, bytes, wishes = {}) => {
    const files = [{ name, field: 'file', read: async () => bytes }];
    const customData = JSON.stringify(wishes);
    const added = await caller.result('media.upload', { customData }, { ...staff, files });
    const medium = added.ok ? added.value[0] : null;
    invariant(medium, `${name} was not taken`);
    return medium;
  };
  return {
    db,
    store,
    caller,
    app,
    folder,
    add,
    async addPicture(title, width, height, wishes) {
      const picture = await drawPicture(width, height, colorOf(title));
      return add(`${title}.png`, picture, { title, ...wishes });
    },
    async close() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function colorOf(title: string): string {
  const hash = [...title].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7);
  return `#${hash.toString(16).padStart(6, '0').slice(0, 6)}`;
}

/** Draws a picture of one color; each color gives a different file. */
export function drawPicture(
  width: number,
  height: number,
  background = '#1a5a8c',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

interface FormPart {
  readonly name?: string;
  readonly fileName?: string;
  readonly content: string | Buffer;
}

const boundary = '----izlog';

/** Builds a multipart body as browsers do, with its header. */
export function multipartForm(parts: readonly FormPart[]) {
  const chunks = parts.flatMap(({ name = 'file', fileName, content }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`;
    return [
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n`,
      fileName === undefined ? '\r\n' : 'Content-Type: image/png\r\n\r\n',
      content,
      '\r\n',
    ];
  });
  const body = [...chunks, `--${boundary}--\r\n`].map((chunk) =>
    typeof chunk === 'string' ? Buffer.from(chunk) : chunk,
  );
  return {
    payload: Buffer.concat(body),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
