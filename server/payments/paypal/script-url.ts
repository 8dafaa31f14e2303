const parameters: ReadonlySet<string> = new Set([
  'client-id',
  'currency',
  'intent',
  'vault',
  'components',
  'locale',
]);

/**
 * Returns the URL if it is exactly PayPal's script: the exact host over https, the one path, only known
 * parameters. The page's CSP stops redirects to other hosts.
 */
export function allowedScript(text: string, origins: readonly string[]): string | null {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && url.hash === '';
  const isScript = origins.includes(url.origin) && url.pathname === '/sdk/js';
  const isKnown = [...url.searchParams.keys()].every((name) => parameters.has(name));
  return isPlain && isScript && isKnown && url.href === text ? text : null;
}
