/** Ids of the element with the rendered page, and of the JSON it was rendered from. */
export const rootElementId = 'izlog';
export const stateElementId = 'izlog-state';
