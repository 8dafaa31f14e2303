import type { Kysely } from 'kysely';
import pino from 'pino';
import {
  type EndpointInput,
  type EndpointName,
  type EndpointOutput,
} from '#schemas/api/contract.ts';
import type { Language } from '#schemas/languages.ts';
import { invariant, type Result } from '#schemas/result.ts';
import type { Actor, CallContext, Handlers } from '../api/handler.ts';
import { createTagCache } from '../cache/tag-cache.ts';
import type { Database } from '../db/schema.ts';
import type { ServiceDependencies } from '../services/dependencies.ts';
import { checkResponse } from './check-response.ts';

interface Caller {
  readonly deps: ServiceDependencies;
  /** Calls an endpoint as a visitor; throws on failure. */
  call<N extends EndpointName>(
    name: N,
    input: EndpointInput<N>,
    language?: Language,
  ): Promise<EndpointOutput<N>>;
  /** Calls an endpoint as a visitor; returns a failure as a value. */
  result<N extends EndpointName>(
    name: N,
    input: EndpointInput<N>,
    context?: Partial<CallContext>,
  ): Promise<Result<EndpointOutput<N>>>;
}

const visitor: Actor = { kind: 'anonymous' };

/** Calls handlers without HTTP, for tests. */
export function createCaller(
  db: Kysely<Database>,
  create: (deps: ServiceDependencies) => Partial<Handlers>,
  more: Partial<ServiceDependencies> = {},
): Caller {
  const logger = pino({ level: 'silent' });
  const cache = createTagCache();
  const deps = { db, readDb: db, cache, logger, publicUrl: 'http://localhost:3000', ...more };
  const handlers = create(deps);
  const result: Caller['result'] = async (name, input, context = {}) => {
    const handler = handlers[name];
    invariant(handler, `${name} has no handler`);
    const call = { actor: visitor, language: 'hr', now: new Date(), client: '127.0.0.1' } as const;
    const response = await handler(input, {
      ...call,
      idempotencyKey: null,
      headers: {},
      ...context,
    });
    checkResponse(name, response);
    return response;
  };
  return {
    deps,
    result,
    async call(name, input, language = 'hr') {
      const response = await result(name, input, { language });
      invariant(response.ok, `${name}: ${response.ok ? '' : response.error.code}`);
      return response.value;
    },
  };
}
