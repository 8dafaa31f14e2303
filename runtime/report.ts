/** The element that an error comes from, and the block that renders it. */
export interface ErrorPlace {
  readonly element: string;
  readonly block: string;
}

export type Reporter = (code: string, error: unknown, place?: ErrorPlace) => void;

let reporter: Reporter = () => undefined;

/** Where bugs caught at a wall are told; set once by the composition root. */
export function setReporter(next: Reporter): void {
  reporter = next;
}

export function report(code: string, error: unknown, place?: ErrorPlace): void {
  reporter(code, error, place);
}
