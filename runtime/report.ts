/** The element with the error, and the block that renders it. */
export interface ErrorSource {
  readonly element: string;
  readonly block: string;
}

export type Reporter = (code: string, error: unknown, source?: ErrorSource) => void;

let reporter: Reporter = () => undefined;

/** Sets where bugs caught at an error boundary are reported; called once by the composition root. */
export function setReporter(next: Reporter): void {
  reporter = next;
}

export function report(code: string, error: unknown, source?: ErrorSource): void {
  reporter(code, error, source);
}
