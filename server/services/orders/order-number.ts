const prefix = 'MM';
const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zagreb', year: 'numeric' });

/** Year of an instant where the shop is. */
export function shopYear(at: Date): number {
  return Number(year.format(at));
}

/** Number of an order as people read it, e.g. `MM-2026-001001`; the year is that of the shop. */
export function orderNumber(sequence: number, createdAt: Date): string {
  return `${prefix}-${year.format(createdAt)}-${String(sequence).padStart(6, '0')}`;
}
