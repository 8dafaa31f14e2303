import { sql, type Transaction } from 'kysely';
import type { AddressInput } from '#schemas/entities/address.ts';
import type { Database } from '../../db/schema.ts';
import { foldText } from '../fold-text.ts';
import { newCardNumber } from './card-number.ts';
import { counter } from './counter.ts';
import type { DigitalUnits } from './digital-units.ts';
import { newTicketCode } from './ticket-code.ts';

/** Returns one row per piece. */
function piecesOf(units: readonly DigitalUnits[], kind: DigitalUnits['codeKind']) {
  const place = counter();
  return units
    .filter(({ codeKind }) => codeKind === kind)
    .flatMap((unit) => Array.from({ length: unit.pieces }, () => unit))
    .map((unit) => ({ unit, position: place(unit.itemId) }));
}

const validTo = (now: Date, { codeMonths }: DigitalUnits) =>
  sql<string>`${now.toISOString()}::timestamptz + make_interval(months => ${codeMonths}::int)`;

/** Issues gift vouchers worth their sales price, in the currency of the order. Returns how many. */
export async function issueVouchers(
  step: Transaction<Database>,
  orderId: number,
  units: readonly DigitalUnits[],
  now: Date,
): Promise<number> {
  const pieces = piecesOf(units, 'voucher');
  if (pieces.length === 0) return 0;
  const { currency } = await orderOf(step, orderId);
  const rows = pieces.map(({ unit, position }) => ({
    order_item_id: unit.itemId,
    position,
    name: unit.name,
    code: newTicketCode(),
    currency,
    value: unit.price,
    balance: unit.price,
    issued_at: now.toISOString(),
    valid_to: validTo(now, unit),
  }));
  await step.insertInto('vouchers').values(rows).execute();
  return rows.length;
}

/**
 * Issues member cards in the name the buyer typed, or else the buyer's own. The first card in the name of a
 * logged-in buyer is added to their account, unless it has a valid card. Returns how many.
 */
export async function issueCards(
  step: Transaction<Database>,
  orderId: number,
  units: readonly DigitalUnits[],
  now: Date,
): Promise<number> {
  const pieces = piecesOf(units, 'memberCard');
  if (pieces.length === 0) return 0;
  const { addresses, user_id: userId } = await orderOf(step, orderId);
  const buyer = nameOf(addresses);
  let own: string | null = null;
  for (const { unit, position } of pieces) {
    const holder = unit.ownText?.trim() || buyer;
    const barcode = await insertCard(step, {
      holder,
      order_item_id: unit.itemId,
      position,
      name: unit.name,
      issued_at: now.toISOString(),
      valid_to: validTo(now, unit),
    });
    if (foldText(holder) === foldText(buyer)) own ??= barcode;
  }
  if (userId !== null && own !== null) await giveToAccount(step, userId, own, now);
  return pieces.length;
}

function orderOf(step: Transaction<Database>, orderId: number) {
  return step
    .selectFrom('orders')
    .select(['currency', 'user_id', 'addresses'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

function nameOf(addresses: unknown): string {
  const { Main, Shipping } = addresses as { Main?: AddressInput; Shipping?: AddressInput };
  const { firstName = '', lastName = '' } = Main ?? Shipping ?? {};
  return `${firstName} ${lastName}`.trim();
}

interface NewCard {
  readonly holder: string;
  readonly order_item_id: number;
  readonly position: number;
  readonly name: string;
  readonly issued_at: string;
  readonly valid_to: ReturnType<typeof validTo>;
}

/** Draws another number if this one is taken. */
async function insertCard(step: Transaction<Database>, card: NewCard): Promise<string> {
  const inserted = await step
    .insertInto('member_cards')
    .values({ ...card, barcode: newCardNumber() })
    .onConflict((conflict) => conflict.column('barcode').doNothing())
    .returning('barcode')
    .executeTakeFirst();
  return inserted?.barcode ?? insertCard(step, card);
}

async function giveToAccount(
  step: Transaction<Database>,
  userId: number,
  barcode: string,
  now: Date,
): Promise<void> {
  await step
    .updateTable('users')
    .set({ barcode })
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('member_cards')
            .select('member_cards.barcode')
            .whereRef('member_cards.barcode', '=', 'users.barcode')
            .where('revoked_at', 'is', null)
            .where('valid_to', '>', now.toISOString()),
        ),
      ),
    )
    .execute();
}
