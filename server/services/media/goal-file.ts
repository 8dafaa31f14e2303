import { defaultLanguage, localize } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import { findConfirmedGoal } from '../content/form-confirmation.ts';
import type { MediaDependencies } from './media-dependencies.ts';

/** Returns the file a confirmed email gives access to, even if it is not public. */
export const goalFile =
  ({ db, store }: MediaDependencies): Handler<'media.goalFile'> =>
  async ({ token }, { now }) => {
    const goal = await findConfirmedGoal(db, token, now);
    if (goal?.type !== 'file') return fail('notFound');
    const medium = await db
      .selectFrom('media')
      .select(['hash', 'display_name', 'mime'])
      .where('key', '=', localize(goal.value, defaultLanguage))
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const bytes = medium && (await store.readOriginal(medium.hash));
    if (!medium || !bytes) return fail('notFound');
    const { display_name: name, mime } = medium;
    return ok({ name, mime, content: bytes.toString('base64') });
  };
