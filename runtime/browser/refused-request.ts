/** What the server said to a request that it did not answer as a command (ERR-03). */
interface Refusal {
  /** 0 when no response came (ERR-05). */
  readonly status: number;
  readonly message: string;
}

/** Reads the contract's failure body; anything else is told by the status text (ERR-06). */
export function readRefusal(status: number, statusText: string, body: string): Refusal {
  try {
    const { statusCode, message } = JSON.parse(body) as Record<string, unknown>;
    if (typeof message === 'string') return { status: Number(statusCode) || status, message };
  } catch {
    // No JSON: a page of the server, or of something in front of it.
  }
  return { status, message: statusText };
}

/** The visitor's language first, then what the server said, for whoever asks about it (ERR-04). */
export function refusalText({ status, message }: Refusal): string {
  const { error = '' } = document.documentElement.dataset;
  return `${error} (${[status, message].filter((part) => part !== '').join(': ')})`;
}
