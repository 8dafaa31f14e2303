const secret = /password|token|code|card|oib|email|phone|name|street|address|message/i;

/**
 * The request as a line for a terminal. Values that may be secret or personal stay in the browser;
 * cookies no script can read anyway.
 */
export function requestDump(method: string, url: string, body: URLSearchParams): string {
  const fields = [...body].map(([name, value]) => {
    const shown = secret.test(name) ? 'REDACTED' : value;
    return ` --data-urlencode ${quoted(`${name}=${shown}`)}`;
  });
  return `curl -X ${method} ${quoted(url)} -H 'accept: application/json'${fields.join('')}`;
}

/** As a shell takes it: nothing inside is read by it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
