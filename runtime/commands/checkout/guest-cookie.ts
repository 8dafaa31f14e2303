/** Holds the e-mail of a guest, sealed by the server (CHK-05). */
export const guestCookie = 'guest';
