import { sql } from 'kysely';
import { fail, ok } from '#schemas/result.ts';
import { endFamily } from '../../account/sessions.ts';
import { inTransaction } from '../../transaction.ts';
import type { Collection } from '../collection.ts';
import { logChange } from '../log-change.ts';
import { readRow } from '../read-row.ts';
import { staffTexts } from './staff.ts';

/** Sessions of staff; deleting one logs it out. */
export const staffSessions: Collection = {
  name: 'staff-sessions',
  table: 'sessions',
  id: 'id',
  group: 'people',
  icon: 'monitor',
  title: 'person',
  only: sql<boolean>`(sessions.kind = 'backoffice' AND sessions.revoked_at IS NULL
    AND sessions.rotated_at IS NULL AND sessions.idle_expires_at > now()
    AND sessions.expires_at > now())`,
  fields: {
    person: {
      cell: 'text',
      sql: sql`(SELECT email::text FROM users WHERE users.id = sessions.user_id)`,
    },
    user_agent: { cell: 'text' },
    created_at: { cell: 'date', sortedBy: 'sessions_newest' },
    expires_at: { cell: 'date' },
  },
  columns: ['person', 'user_agent', 'created_at', 'expires_at'],
  sort: '-created_at',
  form: [],
  scopes: { read: ['admin'], write: ['admin'] },
  mayCreate: false,
  mayRemove: true,
  tags: [],
  service: {
    remove: ({ deps, actorId }, { id }) =>
      inTransaction(deps.db, async (step) => {
        const held = await readRow(step, staffSessions, id, sql`FOR UPDATE`);
        if (!held) return fail('notFound');
        const { family } = await step
          .selectFrom('sessions')
          .select('family')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        await endFamily(step, family, new Date());
        const before = { person: held.values.person ?? null };
        await logChange(step, {
          collection: staffSessions,
          actorId,
          id,
          action: 'remove',
          before,
          after: {},
        });
        return ok(true);
      }),
  },
  texts: staffTexts,
};
