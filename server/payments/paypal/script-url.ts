const parameters: ReadonlySet<string> = new Set([
  'client-id',
  'currency',
  'intent',
  'vault',
  'components',
  'locale',
]);

/**
 * The address when it is PayPal's script and nothing else: the exact host by https, the one path, only
 * parameters that are known. A redirect to another host is stopped by the page's policy.
 */
export function allowedScript(text: string, origins: readonly string[]): string | null {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && url.hash === '';
  const isScript = origins.includes(url.origin) && url.pathname === '/sdk/js';
  const isKnown = [...url.searchParams.keys()].every((name) => parameters.has(name));
  return isPlain && isScript && isKnown && url.href === text ? text : null;
}
