const letters = /^[\p{L}\p{M}\s'’-]+$/u;

/** Whether a name of a person has only letters of any script, spaces, apostrophes and hyphens (CHK-A-06). */
export const isPersonName = (input: string): boolean => letters.test(input) && /\p{L}/u.test(input);
