const shape = /^[^\s@,;<>()"\\]+@[^\s@,;<>()"\\]+\.[^\s@,;<>()"\\.]{2,}$/;

/** Returns one plain address without surrounding spaces, or null. */
export function readEmail(input: string): string | null {
  const email = input.normalize('NFC').trim();
  return email.length <= 254 && shape.test(email) ? email : null;
}
