interface Numbered {
  readonly order_number: string;
}

/**
 * Finds the order that a person means by a typed number: spaces, hyphens, letters and zeros at the beginning of a
 * group of digits may be missing. If several match, only the one with the same letters and digits is found, at last
 * with the same hyphens.
 */
export function orderOfNumber<T extends Numbered>(
  orders: readonly T[],
  typed: string,
): T | undefined {
  const found = orders.filter(({ order_number }) => isMeant(order_number, typed));
  const exact = ({ order_number }: T) => charactersOf(order_number) === charactersOf(typed);
  const same = ({ order_number }: T) => order_number.toUpperCase() === typed.trim().toUpperCase();
  return only(found) ?? only(found.filter(exact)) ?? only(found.filter(same));
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

const isMeant = (number: string, typed: string): boolean =>
  digitsOf(number) === digitsOf(typed) || groupsOf(number) === groupsOf(typed);

const digitsOf = (number: string): string => number.replace(/\D/g, '');

const groupsOf = (number: string): string =>
  (number.match(/\d+/g) ?? []).map((group) => group.replace(/^0+(?=\d)/, '')).join('-');

const charactersOf = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '');
