import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AddedByType } from '#runtime/added/added-files.ts';
import { fallbackPage } from '#server/http/fallback-page.ts';
import type { CheckedBlock } from './check-block.ts';

interface PublicFile {
  readonly type: string;
  readonly body: string;
}

export interface PublicFiles {
  /** Undefined if the shop has no added blocks. */
  readonly added: AddedByType | undefined;
  readonly routes: (app: FastifyInstance) => void;
}

const folder = '/assets/added/';
const javascript = 'text/javascript; charset=utf-8';
const css = 'text/css; charset=utf-8';

/** Browser files of added blocks. Their names contain a content hash, so browsers can cache them forever. */
export function publicFiles(blocks: readonly CheckedBlock[]): PublicFiles {
  const files = new Map<string, PublicFile>();
  const publish = (name: string, ending: string, file: PublicFile) => {
    const hash = createHash('sha256').update(file.body).digest('base64url').slice(0, 10);
    const path = `${name}-${hash}.${ending}`;
    files.set(path, file);
    return folder + path;
  };
  const added = blocks.map(({ block, source, validator }) => {
    const { model, styles } = block;
    const paths = {
      module: publish(model.type, 'js', { type: javascript, body: source }),
      validator: publish(`${model.type}.validator`, 'js', { type: javascript, body: validator }),
      styles: styles ? publish(model.type, 'css', { type: css, body: inPlugins(styles) }) : null,
    };
    return [model.type, paths] as const;
  });
  return {
    added: added.length > 0 ? Object.fromEntries(added) : undefined,
    routes: (app) => registerFiles(app, files),
  };
}

/** Themes and sites win over added blocks, as over the engine (`docs/themes.md`). */
const inPlugins = (styles: string) => `@layer plugin {\n${styles}\n}`;

function registerFiles(app: FastifyInstance, files: ReadonlyMap<string, PublicFile>): void {
  app.get<{ Params: { file: string } }>(`${folder}:file`, async (request, reply) => {
    const file = files.get(request.params.file);
    if (!file) return reply.code(404).type('text/html').send(fallbackPage(request.url, 404));
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(file.type)
      .send(file.body);
  });
}
