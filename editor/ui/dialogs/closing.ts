/** Props of every dialog: `close` with a result, or without one when cancelled. */
export interface Closing<T> {
  readonly close: (result?: T) => void;
}
