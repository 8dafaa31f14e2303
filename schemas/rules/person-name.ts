const letters = /^[\p{L}\p{M} .,'’·-]+$/u;

/** Whether a name of a person has only letters of any script, spaces and the signs of names. */
export const isPersonName = (input: string): boolean => letters.test(input) && /\p{L}/u.test(input);
