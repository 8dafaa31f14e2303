import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

interface Wanted {
  readonly eventId: number | null;
}

/**
 * Returns a seat for each ticket, in the event's order; null when the event has no seats or none is free.
 * Events are locked in the order of their ids, so that no seat is assigned twice.
 */
export async function freeSeats(
  step: Transaction<Database>,
  tickets: readonly Wanted[],
): Promise<(string | null)[]> {
  const events = [...new Set(tickets.map(({ eventId }) => eventId))].filter((id) => id !== null);
  const free = new Map<number, string[]>();
  for (const id of events.sort((a, b) => a - b)) free.set(id, await seatsOf(step, id));
  return tickets.map(({ eventId }) => (eventId === null ? null : take(free.get(eventId))));
}

const take = (seats: string[] | undefined): string | null => seats?.shift() ?? null;

async function seatsOf(step: Transaction<Database>, eventId: number): Promise<string[]> {
  const event = await step
    .selectFrom('events')
    .select('seats')
    .where('id', '=', eventId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (event.seats.length === 0) return [];
  const taken = await step
    .selectFrom('tickets')
    .select('seat')
    .where('event_id', '=', eventId)
    .where('revoked_at', 'is', null)
    .execute();
  const names = new Set(taken.map(({ seat }) => seat));
  return event.seats.filter((seat) => !names.has(seat));
}
