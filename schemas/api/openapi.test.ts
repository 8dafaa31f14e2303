import { describe, expect, it } from 'vitest';
import { contract, endpoint, endpointNames } from './contract.ts';
import { createOpenApi } from './openapi.ts';

const document = createOpenApi(contract, {
  title: 'Izlog',
  version: '0.1.0',
  serverUrl: 'https://shop.example.com',
});

type Operation = {
  operationId: string;
  tags: string[];
  security: object[];
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, unknown>;
};
const operations = Object.values(document.paths).flatMap((path) =>
  Object.values(path as Record<string, Operation>),
);
const operationOf = (id: string) => operations.find(({ operationId }) => operationId === id);

describe('OpenAPI document', () => {
  it('has an operation for every call of the contract', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(endpointNames.filter((name) => !ids.includes(name))).toEqual([]);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('keeps both methods of one path · API-030', () => {
    const path = document.paths['/api/v1/product/layered/navigation'];
    expect(Object.keys(path ?? {}).toSorted()).toEqual(['get', 'post']);
  });

  it('refers only to components that exist', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref);
    expect(refs.length).toBeGreaterThan(500);
    const broken = refs.filter((ref = '') => {
      const [hash, ...keys] = ref.split('/');
      const found = keys.reduce<unknown>(
        (node, key) => (node as Record<string, unknown>)?.[key],
        document,
      );
      return hash !== '#' || found === undefined || found === null;
    });
    expect(broken).toEqual([]);
  });

  it('names shared schemas once', () => {
    const schema = operationOf('cart.getCart')?.responses['200'];
    expect(JSON.stringify(schema)).toContain('#/components/schemas/Cart"');
    expect(JSON.stringify(document.components.schemas.Element)).toContain('schemas/Element"');
  });

  it('requires a token where a login is needed', () => {
    expect(operationOf('user.profile')?.security).toEqual([{ accessToken: [] }]);
    expect(operationOf('product.get')?.security).toContainEqual({});
  });

  it('declares headers, path and query as parameters · API-003', () => {
    const { parameters = [] } = operationOf('address.update') ?? {};
    const refs = parameters.flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? []);
    expect(refs).toEqual(['apiKey', 'site', 'store', 'languageCode']);
    expect(parameters[0]).toMatchObject({ name: 'id', in: 'path', required: true });
  });

  it('names every header as it is sent; no call requires one · API-003', () => {
    const { parameters, securitySchemes } = document.components;
    for (const name of ['apiKey', 'site', 'store', 'languageCode']) {
      expect(parameters[name]).toMatchObject({ name, in: 'header', required: false });
    }
    expect(securitySchemes.accessToken).toMatchObject({ name: 'accessToken', in: 'header' });
  });

  it('sorts calls by their areas, each of which is described · API-002', () => {
    const areaOf = (id: string) => operationOf(id)?.tags;
    expect(areaOf('user.profile')).toEqual(['user']);
    expect(areaOf('master.commons')).toEqual(['master']);
    expect(areaOf('settings.generalUser')).toEqual(['settings']);
    expect(areaOf('product.get')).toEqual(['product']);
    expect(areaOf('option.filter')).toEqual(['cms']);
    expect(areaOf('cart.getCart')).toEqual(['ecommerce']);
    expect(areaOf('media.upload')).toEqual(['media']);
    const areasOf = (...groups: readonly string[]) => {
      const inGroups = endpointNames.filter((name) => groups.includes(name.split('.')[0] ?? ''));
      return [...new Set(inGroups.map((name) => areaOf(name)?.join()))];
    };
    expect(areasOf('user', 'address', 'password')).toEqual(['user']);
    expect(areasOf('category', 'tag')).toEqual(['product']);
    expect(areasOf('post', 'postType', 'term', 'element', 'link', 'finder')).toEqual(['cms']);
    expect(areasOf('comment', 'wishlist', 'form', 'contact', 'pipeline')).toEqual(['cms']);
    expect(areasOf('cart', 'checkout')).toEqual(['ecommerce']);
    expect(areasOf('newsletter')).toEqual(['newsletter']);
    expect(areasOf('event')).toEqual(['event']);
    for (const { description } of document.tags) expect(description).toMatch(/^[A-Z]\S+ ?/);
  });

  it('declares uploads as multipart · API-102', () => {
    const content = operationOf('media.upload')?.requestBody?.content;
    expect(Object.keys(content ?? {})).toEqual(['multipart/form-data']);
  });

  it('declares JSON, and JSON beside files, for a form · API-072', () => {
    const content = operationOf('form.storeData')?.requestBody?.content;
    expect(Object.keys(content ?? {})).toEqual(['application/json', 'multipart/form-data']);
  });

  it('lists failures for every call · API-005', () => {
    const silent = operations.filter(({ responses }) => !('400' in responses));
    expect(silent).toEqual([]);
    const limited = endpointNames.filter((name) => endpoint(name).rate);
    for (const name of limited) expect(operationOf(name)?.responses).toHaveProperty('429');
  });

  it('describes every tag it uses', () => {
    const described = document.tags.map(({ name }) => name);
    const used = new Set(operations.flatMap(({ tags }) => tags));
    expect([...used].toSorted()).toEqual([...described].toSorted());
  });
});
