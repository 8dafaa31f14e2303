/** Bytes. A browser may hold more cookies of other programs on the same host than Node takes. */
export const maxHeaderSize = 64 * 1024;
