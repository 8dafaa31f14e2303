const shape = /^[^\s@,;<>()"\\]+@[^\s@,;<>()"\\]+\.[^\s@,;<>()"\\.]{2,}$/;

/** One plain address without surrounding spaces, else null. */
export function readEmail(input: string): string | null {
  const email = input.normalize('NFC').trim();
  return email.length <= 254 && shape.test(email) ? email : null;
}
