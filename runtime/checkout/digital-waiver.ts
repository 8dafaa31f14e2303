/** Checkbox of the last step: digital goods at once, without the right of withdrawal. */
export const waiverField = 'digitalWaiver';
