import { type EndpointName, endpoint } from '#schemas/api/contract.ts';
import type { Method } from '#schemas/api/endpoint.ts';

export interface ApiRequest {
  readonly method: Method;
  /** Path with query, relative to the site. */
  readonly url: string;
  /** JSON; absent when the call has no body. */
  readonly body?: string;
}

type Input = Readonly<Record<string, unknown>>;

/** The HTTP request of a call: its flat input parted into path, query and body by the contract. */
export function requestOf(name: EndpointName, input: Input): ApiRequest {
  const { method, path, query, body } = endpoint(name);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param as string);
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) =>
    encodeURIComponent(String(input[param])),
  );
  const search = query ? queryText(pick(input, propertyNames(query))) : '';
  const url = search === '' ? filled : `${filled}?${search}`;
  if (!body) return { method, url };
  const sent = Object.entries(input).filter(([key]) => !inPath.includes(key));
  return { method, url, body: JSON.stringify(Object.fromEntries(sent)) };
}

function propertyNames(schema: object): readonly string[] {
  return Object.keys((schema as { readonly properties?: object }).properties ?? {});
}

function pick(input: Input, names: readonly string[]): Input {
  return Object.fromEntries(names.map((name) => [name, input[name]]));
}

/** Members of a list are repeated under its name. */
function queryText(values: Input): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const members: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const member of members) if (member !== undefined) search.append(name, String(member));
  }
  return search.toString();
}
