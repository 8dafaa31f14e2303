/** The server's message about a request that failed outside of command handling (ERR-03). */
interface Refusal {
  /** HTTP status; 0 without a response (ERR-05). */
  readonly status: number;
  readonly message: string;
}

/** Reads the contract's failure body; for other responses uses the status text (ERR-06). */
export function readRefusal(status: number, statusText: string, body: string): Refusal {
  try {
    const { statusCode, message } = JSON.parse(body) as Record<string, unknown>;
    if (typeof message === 'string') return { status: Number(statusCode) || status, message };
  } catch {
    // The body is not JSON: the server or a proxy sent a page.
  }
  return { status, message: statusText };
}

/** The text in the visitor's language first, then the server's message, for support requests (ERR-04). */
export function refusalText({ status, message }: Refusal): string {
  const { error = '' } = document.documentElement.dataset;
  return `${error} (${[status, message].filter((part) => part !== '').join(': ')})`;
}
