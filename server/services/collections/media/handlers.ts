import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handlers } from '../../../api/handler.ts';
import type { MediaDependencies } from '../../media/media-dependencies.ts';
import { changeMedia, describeMedia } from './change-media.ts';
import { removeFolder, saveFolder } from './folders.ts';
import { readOutline } from './outline.ts';
import { removeMedia } from './remove-media.ts';
import { replaceMedium } from './replace-medium.ts';
import { listUses } from './uses.ts';

/** Folders, tags and uses of the media library, and work on many files. */
export function createMediaLibraryHandlers(deps: MediaDependencies) {
  const { db } = deps;
  return {
    'mediaLibrary.outline': async () => ok(await readOutline(db)),
    'mediaLibrary.uses': async ({ ids }, { language }) => ok(await listUses(deps, ids, language)),
    async 'mediaLibrary.saveFolder'(folder, context) {
      const writer = writerOf(context);
      return writer.ok ? saveFolder(db, folder, writer.value) : writer;
    },
    async 'mediaLibrary.removeFolder'({ id }, context) {
      const writer = writerOf(context);
      return writer.ok ? removeFolder(db, id, writer.value) : writer;
    },
    async 'mediaLibrary.change'(input, context) {
      const writer = writerOf(context);
      return writer.ok ? changeMedia(db, input, writer.value) : writer;
    },
    async 'mediaLibrary.describe'(input, context) {
      const writer = writerOf(context);
      return writer.ok ? describeMedia(deps, input, writer.value) : writer;
    },
    async 'mediaLibrary.replace'(input, context) {
      const writer = writerOf(context);
      return writer.ok ? replaceMedium(deps, input, context, writer.value) : writer;
    },
    async 'mediaLibrary.remove'(input, context) {
      const writer = writerOf(context);
      return writer.ok ? removeMedia(deps, input, context.now, writer.value) : writer;
    },
  } satisfies Partial<Handlers>;
}

/** Returns the staff member who may change the library; `staff-access.ts` has the scopes. */
const writerOf = ({ actor }: CallContext): Result<number> =>
  actor.kind === 'backoffice' ? ok(actor.userId) : fail('forbidden');
