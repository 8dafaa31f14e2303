/** Ids of the element that holds the drawn page, and of the JSON it was drawn from. */
export const rootElementId = 'izlog';
export const stateElementId = 'izlog-state';
