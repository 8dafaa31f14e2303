import { decimalText } from '#schemas/money/decimal-text.ts';
import type { Money } from '#schemas/money.ts';

export const amountText = (amount: Money): string =>
  `${amount < 0 ? '-' : ''}${decimalText(Math.abs(amount), 2)}`;

/** Formats `2026-11-24T12:00:00` as `24.11.2026T12:00:00`, or with a space instead of `T`. */
export function timeText(local: string, separator: 'T' | ' '): string {
  const [day = '', time = ''] = local.split('T');
  return `${day.split('-').toReversed().join('.')}${separator}${time}`;
}
