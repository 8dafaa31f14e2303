import { entryText } from '../store/forms.ts';

const secret = /password|token|code|card|oib|email|phone|name|street|address|message/i;

/**
 * Returns the request as a shell command. Omits values that may be secret or personal; scripts cannot read
 * the cookies anyway.
 */
export function requestDump(method: string, url: string, body: URLSearchParams | FormData): string {
  const fields = [...body].map(([name, value]) => {
    const shown = secret.test(name) ? 'REDACTED' : entryText(value);
    return ` --data-urlencode ${quoted(`${name}=${shown}`)}`;
  });
  return `curl -X ${method} ${quoted(url)} -H 'accept: application/json'${fields.join('')}`;
}

/** Quotes text for a shell, so that nothing in it is interpreted. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
