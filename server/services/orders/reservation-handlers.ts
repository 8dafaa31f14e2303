import { ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import { openCart } from '../cart/cart-row.ts';
import { loadCartState } from '../cart/cart-state.ts';
import { releaseStock, reserveStock } from '../cart/stock-reservations.ts';
import { invalidateAvailability } from '../catalogue/invalidate-availability.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';

/** Called each time the payment step is shown. */
export const holdStock =
  (deps: ServiceDependencies): Handler<'order.reserveStock'> =>
  async (input, { now }) => {
    const reserved = await inTransaction(deps.db, async (step) => {
      const opened = await openCart(step, input, { lock: true });
      if (!opened.ok) return opened;
      return reserveStock(step, await loadCartState(step, opened.value, now), now);
    });
    if (!reserved.ok) return reserved;
    await invalidateAvailability(deps, reserved.value.changed);
    return ok({ until: reserved.value.until });
  };

/** Called when the buyer leaves the payment step for an earlier one. */
export const releaseHeldStock =
  (deps: ServiceDependencies): Handler<'order.releaseStock'> =>
  async (input) => {
    const opened = await openCart(deps.db, input);
    if (!opened.ok) return opened;
    if (opened.value.reserved_until === null) return ok({});
    const released = await inTransaction(deps.db, async (step) => {
      const locked = await openCart(step, input, { lock: true });
      return locked.ok ? ok(await releaseStock(step, locked.value.id)) : locked;
    });
    if (!released.ok) return released;
    await invalidateAvailability(deps, released.value);
    return ok({});
  };
