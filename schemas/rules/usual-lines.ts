/** Address format of most countries (see `AddressFormat`). */
export const usualLines = 'S H|Z C';
