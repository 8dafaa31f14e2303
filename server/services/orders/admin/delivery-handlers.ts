import { fail, ok, type Result } from '#schemas/result.ts';
import type { OrderState } from '../../../db/tables/orders.ts';
import { queueTrackingMail } from '../../../mail/queue-order-mails.ts';
import { moveOrder, recordMove } from '../order-states.ts';
import { correctTracking } from '../shipments/correct-tracking.ts';
import { type ItemLeft, itemsLeft } from '../shipments/read-shipments.ts';
import { countShipments, shipItems } from '../shipments/ship-items.ts';
import {
  noted,
  type OrderActionHandler,
  type OrderActionInput,
  staffOf,
  typedAt,
} from './action-handler.ts';

/** Maximum length of a tracking number and of a carrier's name. */
export const longestTracking = 60;

const moveTo =
  (to: OrderState, reason: string): OrderActionHandler =>
  (step, { id }, input) =>
    moveOrder(step, id, to, { actor: staffOf(input), reason, details: noted(input) });

/** Actions that move goods from stock to the buyer. */
export const deliveryHandlers = {
  pack: moveTo('packed', 'goods packed'),
  ready: moveTo('ready_for_pickup', 'ready to collect'),
  deliver: moveTo('delivered', 'goods delivered'),
  collect: moveTo('collected', 'goods collected'),
  async ship(step, order, input) {
    // A form submitted twice creates one parcel.
    const known = await countShipments(step, order.id);
    if (typedAt(input, 'shipments') !== `${known}`) return fail('conflict');
    const left = await itemsLeft(step, order.id);
    const items = readQuantities(left, input);
    if (!items.ok) return items;
    const tracking = readTracking(input);
    if (!tracking.ok) return tracking;
    return shipItems(step, order, left, {
      items: items.value,
      ...tracking.value,
      actor: staffOf(input),
      note: typedAt(input, 'note'),
    });
  },
  /** Corrects the tracking data; notifies the buyer by mail if the form requests it. */
  async track(step, order, input) {
    const tracking = readTracking(input);
    if (!tracking.ok) return tracking;
    const shipment = readNumber(typedAt(input, 'shipment'));
    const corrected = await correctTracking(step, order, { shipment, ...tracking.value });
    if (!corrected) return fail('conflict');
    const { id, state } = order;
    const line = { from: state, to: state, actor: staffOf(input), reason: 'tracking corrected' };
    const { trackingNumber } = tracking.value;
    const details = { shipment, before: corrected.before, trackingNumber, ...noted(input) };
    await recordMove(step, id, { ...line, details });
    if (typedAt(input, 'notify') !== '') await queueTrackingMail(step, id, shipment);
    return ok(null);
  },
} satisfies Record<string, OrderActionHandler>;

/** Name of the field with the quantity of a line. */
export const quantityField = (itemId: number) => `qty-${itemId}`;

function readQuantities(
  left: readonly ItemLeft[],
  input: OrderActionInput,
): Result<{ id: number; qty: number }[]> {
  const items: { id: number; qty: number }[] = [];
  for (const { id, qty: most } of left) {
    const field = quantityField(id);
    const text = typedAt(input, field) || '0';
    const qty = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(qty <= most)) return fail('numberInvalid', { field, params: { max: most } });
    if (qty > 0) items.push({ id, qty });
  }
  const [first] = left;
  if (items.length > 0 || !first) return items.length > 0 ? ok(items) : fail('conflict');
  return fail('required', { field: quantityField(first.id) });
}

interface Tracking {
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
}

function readTracking(input: OrderActionInput): Result<Tracking> {
  const carrier = readLine(input, 'carrier');
  if (!carrier.ok) return carrier;
  const trackingNumber = readLine(input, 'trackingNumber');
  if (!trackingNumber.ok) return trackingNumber;
  return ok({ carrier: carrier.value, trackingNumber: trackingNumber.value });
}

/** Returns 0, which is never a valid quantity, for text that is not a number. */
function readNumber(text: string): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

function readLine(input: OrderActionInput, field: string): Result<string | null> {
  const text = typedAt(input, field).replace(/\s+/g, ' ');
  if (text.length > longestTracking) {
    return fail('maxLength', { field, params: { max: longestTracking } });
  }
  return ok(text === '' ? null : text);
}
