/** Contains the email address of a guest, encrypted by the server (CHK-05). */
export const guestCookie = 'guest';
