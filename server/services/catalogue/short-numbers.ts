/** Numbers as two printable characters; used after the codes in cached responses. */
export const numberLength = 2;

const firstSign = 32;
const signs = 95;

/** Numbers must be smaller than this. */
export const maxNumbers = signs ** numberLength;

export const numberText = (number: number): string =>
  String.fromCharCode(firstSign + Math.floor(number / signs), firstSign + (number % signs));

export const numberAt = (packed: string, at: number): number =>
  (packed.charCodeAt(at) - firstSign) * signs + packed.charCodeAt(at + 1) - firstSign;
