/** Returns the digits of an order number as a creditor reference (ISO 11649): `RF`, two check digits, digits. */
export function creditorReference(orderNumber: string): string {
  const digits = (orderNumber.match(/\d+/g) ?? []).join('');
  // RF00 as digits: R = 27, F = 15.
  const rest = Number(BigInt(`${digits}271500`) % 97n);
  return `RF${String(98 - rest).padStart(2, '0')}${digits}`;
}
