/** Name of the channel on which tabs of one browser report a change of the logged-in user or the cart. */
export const sessionChannel = 'izlog.session';
