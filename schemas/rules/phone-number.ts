const written = /^\+?[\d\s()/.-]+$/;

/** Whether a phone number can be dialled: 6 to 15 digits (ITU-T E.164), with the usual separators. */
export function isPhoneNumber(input: string): boolean {
  const text = input.trim();
  const digits = text.replace(/\D/g, '').length;
  return written.test(text) && digits >= 6 && digits <= 15;
}
