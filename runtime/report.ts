export type Reporter = (code: string, error: unknown) => void;

let reporter: Reporter = () => undefined;

/** Where bugs caught at a wall are told; set once by the composition root. */
export function setReporter(next: Reporter): void {
  reporter = next;
}

export function report(code: string, error: unknown): void {
  reporter(code, error);
}
