/** Tabs of one browser use it to notify each other when the logged-in user or the cart changes. */
export const sessionChannel = 'izlog.session';
