/**
 * Maximum size of request headers in bytes. Cookies of other programs on the same host may exceed the default
 * of Node.js.
 */
export const maxHeaderSize = 64 * 1024;
