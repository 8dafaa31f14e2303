/** Label of a part of a set among the choices of an ordered item: `2 ×`. */
export const partCount = (qty: number): string => `${qty} ×`;

/** Whether a choice is a part of a set; its value is then the name of the part. */
export const isPartCount = (label: string): boolean => label.endsWith('×');
