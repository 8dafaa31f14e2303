const prefix = 'MM';
const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zagreb', year: 'numeric' });

/** Number of an order as people read it, e.g. `MM-2026-001001`; the year is that of the shop. */
export function orderNumber(sequence: number, createdAt: Date): string {
  return `${prefix}-${year.format(createdAt)}-${String(sequence).padStart(6, '0')}`;
}
