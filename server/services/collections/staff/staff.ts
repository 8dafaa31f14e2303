import texts from 'virtual:texts/server/services/collections/staff';
import { type RawBuilder, sql } from 'kysely';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type { Collection, CollectionTexts } from '../collection.ts';
import { flag } from '../inputs.ts';
import { languageInput } from '../language-choice.ts';
import { lineInput } from '../settings/inputs.ts';
import { ownRole, roles, staffScopes } from './roles.ts';
import { changeStaff, inviteStaff } from './write-staff.ts';

export const staffTexts = texts as TextsByLanguage<CollectionTexts>;

const sorted = (scopes: readonly string[]) => [...scopes].sort().join(' ');

/** Expression for the role that has exactly these rights. */
const roleOf: RawBuilder<string> = sql<string>`CASE
  array_to_string(ARRAY(SELECT unnest(users.scope) ORDER BY 1), ' ')
  ${sql.join(
    Object.entries(roles).map(([role, scopes]) => sql`WHEN ${sorted(scopes)} THEN ${role}`),
    sql` `,
  )} ELSE ${ownRole} END`;

const roleNames = [...Object.keys(roles), ownRole];

/** Staff accounts. They are blocked, not deleted, because the history names them. */
export const staff: Collection = {
  name: 'staff',
  table: 'users',
  id: 'id',
  group: 'people',
  icon: 'user',
  title: 'email',
  only: sql<boolean>`users.is_backoffice`,
  fields: {
    email: {
      cell: 'text',
      input: { type: 'string', format: 'email', maxLength: 200 },
      isRequired: true,
      sortedBy: 'users_email',
    },
    firstName: { cell: 'text', sql: sql`users.details ->> 'firstName'`, input: lineInput(100) },
    lastName: { cell: 'text', sql: sql`users.details ->> 'lastName'`, input: lineInput(100) },
    language: languageInput,
    role: {
      cell: 'choice',
      sql: roleOf,
      choices: roleNames,
      input: {
        type: 'string',
        enum: roleNames,
        sets: { field: 'scope', members: roles, otherwise: ownRole },
      },
      isRequired: true,
      filter: 'choice',
    },
    scope: {
      cell: 'text',
      sql: sql`to_jsonb(users.scope)`,
      choices: staffScopes,
      input: {
        type: 'array',
        uniqueItems: true,
        widget: 'checkboxes',
        items: { type: 'string', enum: [...staffScopes] },
      },
    },
    blocked: {
      cell: 'flag',
      sql: sql`(users.disabled_at IS NOT NULL)`,
      input: flag,
      filter: 'flag',
    },
    second_factor: {
      cell: 'flag',
      sql: sql`EXISTS (SELECT FROM second_factors f
        WHERE f.user_id = users.id AND f.confirmed_at IS NOT NULL)`,
      filter: 'flag',
    },
    email_verified_at: { cell: 'date', filter: 'date', isNullable: true },
    last_seen: {
      cell: 'date',
      sql: sql`(SELECT max(created_at) FROM sessions WHERE sessions.user_id = users.id)`,
    },
    created_at: { cell: 'date', sortedBy: 'users_newest' },
  },
  columns: ['email', 'firstName', 'lastName', 'role', 'blocked', 'last_seen'],
  sort: 'email',
  form: [
    { title: 'person', fields: ['email', 'firstName', 'lastName', 'language'] },
    { title: 'rights', fields: ['role', 'scope', 'blocked'] },
  ],
  search: sql<string>`(users.email::text || ' ' || users.details::text)`,
  scopes: { read: ['admin'], write: ['admin'] },
  mayCreate: true,
  mayRemove: false,
  tags: [],
  service: {
    create: (write, values) => inviteStaff(staff, write, values),
    change: (write, target, values) => changeStaff(staff, write, target, values),
  },
  texts: staffTexts,
};
