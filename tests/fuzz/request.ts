import type { InjectOptions } from 'fastify';
import { type EndpointName, endpoint } from '#schemas/api/contract.ts';
import type { Schema } from './arbitrary.ts';
import { toJson } from './arbitrary.ts';

type Input = Readonly<Record<string, unknown>>;

const boundary = 'fuzz-boundary';

/** Returns a call as an HTTP request. Values that do not match the schemas are sent too. */
export function requestOf(name: EndpointName, input: Input, token: string | null): InjectOptions {
  const { method, path, body, multipart } = endpoint(name);
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key));
  const rest = Object.entries(input).filter(([key]) => !inPath.has(key));
  const url = path.replace(/\{(\w+)\}/g, (_, key: string) => encode(input[key]));
  const headers = token ? { accesstoken: token } : {};
  if (multipart) {
    const content = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nno picture\r\n--${boundary}--\r\n`;
    const type = `multipart/form-data; boundary=${boundary}`;
    return { method, url, headers: { ...headers, 'content-type': type }, payload: content };
  }
  if (!body || method === 'GET') {
    const query = rest.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&');
    return { method, url: query ? `${url}?${query}` : url, headers };
  }
  return {
    method,
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: toJson(Object.fromEntries(rest)),
  };
}

/** Encodes text for a URL. A browser cannot send half of a surrogate pair. */
function encode(value: unknown): string {
  const text = typeof value === 'object' ? toJson(value) : String(value);
  return encodeURIComponent(text.slice(0, 2000).replaceAll(/\p{Surrogate}/gu, ''));
}

/** Returns one schema for the whole input of a call. */
export function inputSchema(name: EndpointName): Schema {
  const { params, query, body } = endpoint(name);
  const parts = [params, query, body].filter((part) => part !== undefined) as Schema[];
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})),
    required: parts.flatMap((part) => part.required ?? []),
  };
}
