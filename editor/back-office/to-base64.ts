/** Bytes per call of `String.fromCharCode`. JavaScript engines limit the number of arguments. */
const pieceSize = 30_000;

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += pieceSize) {
    text += String.fromCharCode(...bytes.subarray(start, start + pieceSize));
  }
  return btoa(text);
}
