import type { EndpointName } from '#schemas/api/contract.ts';
import type { Method } from '#schemas/api/endpoint.ts';
import routes from '#schemas/api/routes.gen.json' with { type: 'json' };

export interface ApiRequest {
  readonly method: Method;
  /** Path with query, relative to the site. */
  readonly url: string;
  /** JSON; absent when the call has no body. */
  readonly body?: string;
}

type Input = Readonly<Record<string, unknown>>;

/** The HTTP request of a call. The contract says which inputs go into the path, the query and the body. */
export function requestOf(name: EndpointName, input: Input): ApiRequest {
  const { path, query, hasBody, ...route } = routes[name];
  const method = route.method as Method;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param as string);
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) =>
    encodeURIComponent(String(input[param])),
  );
  const search = queryText(pick(input, query));
  const url = search === '' ? filled : `${filled}?${search}`;
  if (!hasBody) return { method, url };
  const sent = Object.entries(input).filter(([key]) => !inPath.includes(key));
  return { method, url, body: JSON.stringify(Object.fromEntries(sent)) };
}

function pick(input: Input, names: readonly string[]): Input {
  return Object.fromEntries(names.map((name) => [name, input[name]]));
}

/** Repeats a name for each member of a list. */
function queryText(values: Input): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const members: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const member of members) if (member !== undefined) search.append(name, String(member));
  }
  return search.toString();
}
