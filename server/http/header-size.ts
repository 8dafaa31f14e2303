/** Bytes. Cookies of other programs on the same host may exceed the default limit of Node.js. */
export const maxHeaderSize = 64 * 1024;
