import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { readAddress } from './address-check.ts';
import { toAddress, toAddressRow } from './address-rows.ts';
import { accountId } from './users.ts';

const maximumAddresses = 100;

export const createAddress =
  ({ db }: ServiceDependencies): Handler<'address.create'> =>
  async (input, context) => {
    const id = accountId(context);
    if (!id.ok) return id;
    const checked = await readAddress(db, input);
    if (!checked.ok) return checked;
    return inTransaction(db, async (step) => {
      // Locks the user's row, so that parallel calls cannot exceed the limit together.
      await step.selectFrom('users').select('id').where('id', '=', id.value).forUpdate().execute();
      const { count } = await step
        .selectFrom('addresses')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', id.value)
        .executeTakeFirstOrThrow();
      if (count >= maximumAddresses) return fail('conflict');
      const row = await step
        .insertInto('addresses')
        .values({ ...toAddressRow(checked.value.address), user_id: id.value })
        .returningAll()
        .executeTakeFirstOrThrow();
      return ok(toAddress(row));
    });
  };

/** Another user's address is treated as not found. */
export const updateAddress =
  ({ db }: ServiceDependencies): Handler<'address.update'> =>
  async ({ id: addressId, ...input }, context) => {
    const id = accountId(context);
    if (!id.ok) return id;
    const checked = await readAddress(db, input);
    if (!checked.ok) return checked;
    const row = await db
      .updateTable('addresses')
      .set(toAddressRow(checked.value.address))
      .where('id', '=', addressId)
      .where('user_id', '=', id.value)
      .returningAll()
      .executeTakeFirst();
    return row ? ok(toAddress(row)) : fail('notFound');
  };

/** Removing a missing one is no error, so a form sent twice has the same result. */
export const removeAddress =
  ({ db }: ServiceDependencies): Handler<'address.remove'> =>
  async ({ id: addressId }, context) => {
    const id = accountId(context);
    if (!id.ok) return id;
    await db
      .deleteFrom('addresses')
      .where('id', '=', addressId)
      .where('user_id', '=', id.value)
      .execute();
    return ok({ done: true });
  };

export const setDefaultAddress =
  ({ db }: ServiceDependencies): Handler<'address.setDefault'> =>
  async ({ id: addressId, use }, context) => {
    const id = accountId(context);
    if (!id.ok) return id;
    const column = use === 'delivery' ? 'default_delivery' : 'default_invoice';
    return inTransaction(db, async (step) => {
      // Locks the user's row, so that parallel calls cannot both set a default.
      await step.selectFrom('users').select('id').where('id', '=', id.value).forUpdate().execute();
      const own = step.updateTable('addresses').where('user_id', '=', id.value);
      await own
        .set({ [column]: false })
        .where(column, '=', true)
        .execute();
      const row = await own
        .set({ [column]: true })
        .where('id', '=', addressId)
        .returning('id')
        .executeTakeFirst();
      return row ? ok({ done: true as const }) : fail('notFound');
    });
  };
