/** Croatian tax number: 11 digits, the last by ISO 7064 MOD 11,10. A leading HR and spaces are fine. */
export function isOib(input: string): boolean {
  const digits = input.replace(/\s/g, '').replace(/^HR/i, '');
  if (!/^\d{11}$/.test(digits)) return false;
  let rest = 10;
  for (const digit of digits.slice(0, 10)) {
    const sum = (rest + Number(digit)) % 10 || 10;
    rest = (sum * 2) % 11;
  }
  return (11 - rest) % 10 === Number(digits[10]);
}
