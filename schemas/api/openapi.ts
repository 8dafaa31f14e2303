import type { Contract } from './contract.ts';
import type { Access, Endpoint } from './endpoint.ts';
import { dataEnvelope } from './envelope.ts';
import { type HeaderName, requestHeaders } from './headers.ts';
import { type Components, createComponents } from './openapi-components.ts';
import { areaOf, areas } from './paths.ts';

export interface OpenApiInfo {
  readonly title: string;
  readonly version: string;
  readonly serverUrl: string;
}

type Node = Record<string, unknown>;

/** Returns the contract as an OpenAPI 3.1 document. */
export function createOpenApi(
  contract: Contract | Readonly<Record<string, Endpoint>>,
  { title, version, serverUrl }: OpenApiInfo,
) {
  const components = createComponents();
  const paths: Record<string, Node> = {};
  const usedAreas = new Set<string>();
  for (const [name, endpoint] of Object.entries<Endpoint>(contract)) {
    for (const [index, path] of [endpoint.path, ...(endpoint.aliases ?? [])].entries()) {
      const operationId = index === 0 ? name : `${name}.${index + 1}`;
      usedAreas.add(areaOf(path));
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(operationId, path, endpoint, components),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description: 'Success returns `{data}`, failure `{errored, message, statusCode, code}`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    tags: Object.entries(areas)
      .filter(([area]) => usedAreas.has(area))
      .map(([area, description]) => ({ name: area, description })),
    paths,
    components: { ...components.all(), parameters: headerParameters(), securitySchemes },
  };
}

const securitySchemes = {
  accessToken: {
    type: 'apiKey',
    in: 'header',
    name: 'accessToken',
    description: requestHeaders.accessToken.description,
  },
  apiKey: { type: 'http', scheme: 'bearer', description: 'Secret of an API key.' },
} as const;

function operation(
  operationId: string,
  path: string,
  endpoint: Endpoint,
  components: Components,
): Node {
  const { summary, access, deprecated } = endpoint;
  const parameters = [
    ...fields('path', endpoint.params, components),
    ...fields('query', endpoint.query, components),
    ...headerReferences(endpoint),
  ];
  return {
    operationId,
    summary,
    description: describe(endpoint),
    tags: [areaOf(path)],
    security: security(access),
    parameters,
    ...(endpoint.body ? { requestBody: requestBody(endpoint, components) } : {}),
    responses: responses(endpoint, components),
    ...(deprecated ? { deprecated } : {}),
  };
}

const whoMayCall: Readonly<Record<Access, string>> = {
  public: 'For everyone.',
  guest: 'For callers that hold the cart’s protectCode.',
  customer: 'For logged-in users.',
  backoffice: 'For back-office users.',
  development: 'Outside production only; elsewhere 404.',
};

function describe({ id, covers = [], access, rate, method, query }: Endpoint): string {
  return [
    id ? `${[id, ...covers].join(', ')}.` : '',
    whoMayCall[access],
    rate ? `Counted against flooding (${rate}).` : '',
    method === 'DELETE' && query ? 'The fields may travel in a JSON body instead.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function security(access: Access): Node[] {
  const open = access === 'public' || access === 'guest' || access === 'development';
  if (open) return [{}, { accessToken: [] }];
  return access === 'backoffice' ? [{ accessToken: [] }, { apiKey: [] }] : [{ accessToken: [] }];
}

function fields(
  place: 'path' | 'query',
  schema: object | undefined,
  components: Components,
): Node[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, { description?: string }>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...field }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description ? { description } : {}),
    schema: components.convert(field),
  }));
}

const secretHeaders: readonly HeaderName[] = ['accessToken'];
const headerNames = (Object.keys(requestHeaders) as HeaderName[]).filter(
  (name) => !secretHeaders.includes(name),
);

function headerReferences({ headers = [] }: Endpoint): Node[] {
  return headerNames
    .filter((name) => requestHeaders[name].everyCall || headers.includes(name))
    .map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function headerParameters(): Record<string, Node> {
  return Object.fromEntries(
    headerNames.map((name) => [
      name,
      {
        name,
        in: 'header',
        required: false,
        description: requestHeaders[name].description,
        schema: { type: 'string' },
      },
    ]),
  );
}

const fileList = {
  type: 'array',
  items: { type: 'string', contentMediaType: 'application/octet-stream' },
};

function requestBody({ body, multipart }: Endpoint, components: Components): Node {
  const fields = components.convert(body) as { readonly properties: Node };
  if (!multipart) return json(fields, { required: true });
  if (multipart === 'optional') return jsonOrFiles(fields);
  const schema = {
    type: 'object',
    required: ['file'],
    properties: { file: fileList, ...fields.properties },
  };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

/** The JSON itself, or beside files. */
function jsonOrFiles(body: Node): Node {
  const schema = {
    type: 'object',
    required: ['body'],
    properties: { body: { type: 'string', contentMediaType: 'application/json' } },
    patternProperties: { '^field\\.': fileList },
  };
  const content = { 'application/json': { schema: body }, 'multipart/form-data': { schema } };
  return { required: true, content };
}

function json(schema: unknown, rest: Node): Node {
  return { ...rest, content: { 'application/json': { schema } } };
}

function responses(
  { access, params, rate, response, raw }: Endpoint,
  components: Components,
): Node {
  const success = raw
    ? { description: 'The file', content: { 'application/octet-stream': { schema: {} } } }
    : json(components.convert(dataEnvelope(response)), { description: 'Done' });
  return {
    200: success,
    400: components.failure('BadRequest'),
    ...(access === 'customer' || access === 'backoffice'
      ? { 401: components.failure('Unauthorized') }
      : {}),
    ...(access === 'backoffice' ? { 403: components.failure('Forbidden') } : {}),
    ...(params || access === 'guest' ? { 404: components.failure('NotFound') } : {}),
    ...(access === 'guest' ? { 409: components.failure('Conflict') } : {}),
    ...(rate ? { 429: components.failure('TooManyRequests') } : {}),
  };
}
