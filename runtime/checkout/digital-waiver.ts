/** Checkbox of the last step: immediate delivery of digital goods, without the right of withdrawal. */
export const waiverField = 'digitalWaiver';
