/** The database cannot be used and a person has to act; the message says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
