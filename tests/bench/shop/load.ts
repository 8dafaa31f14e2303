import autocannon from 'autocannon';
import type { EndpointName, EndpointOutput } from '#schemas/api/contract.ts';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
  readonly language?: string;
}

/** An operation of one shopper, call by call. */
export interface Operation {
  readonly name: string;
  /** Returns a new action for every repetition. */
  start(): Action;
}

export interface Action {
  /** Each call may use earlier responses; responses are only parsed on demand. */
  readonly calls: readonly ((response: (step: number) => Response) => Call)[];
  /** Describes what is wrong with the responses; null if nothing is. */
  check(responses: readonly Response[]): string | null;
}

/** A parsed response of the server. */
export type Response = unknown;

/** Returns the data of a response to this call. */
export function dataOf<N extends EndpointName>(name: N, response: Response): EndpointOutput<N> {
  const { data } = response as { readonly data?: EndpointOutput<N> };
  if (data !== undefined) return data;
  throw new Error(`${name} answered ${JSON.stringify(response)}`);
}

export interface Measured {
  readonly perSecond: number;
  readonly done: number;
  /** Durations of whole operations, in ms. */
  readonly median: number;
  readonly p95: number;
  readonly wrong: readonly string[];
}

interface Running {
  action?: Action;
  responses?: Response[];
  statuses?: number[];
  began?: number;
}

/** Responses that need no parsing meanwhile are stored as text and checked after the measurement. */
interface Kept {
  readonly action: Action;
  readonly responses: readonly unknown[];
  readonly statuses: readonly number[];
}

export interface LoadOptions {
  readonly seconds: number;
  readonly connections?: number;
  /** Skips the check: responses of the minimal comparison server have fewer parts. */
  readonly unchecked?: boolean;
}

/** Repeats an operation on `connections` connections for `seconds` and checks every response. */
export async function load(
  origin: string,
  operation: Operation,
  { seconds, connections = 16, unchecked = false }: LoadOptions,
): Promise<Measured> {
  const kept: Kept[] = [];
  const times: number[] = [];
  const steps = operation.start().calls.length;
  const lastStart = { at: 0 };
  const requests = Array.from(
    { length: steps },
    (_, step): autocannon.Request => ({
      setupRequest(request, context) {
        const running = context as Running;
        if (step === 0 || !running.action) begin(running, operation);
        const call = running.action?.calls[step]?.((index) => parse(running.responses?.[index]));
        return { ...request, ...wire(call as Call) };
      },
      onResponse(status, body, context) {
        const running = context as Running;
        running.responses?.push(body);
        running.statuses?.push(status);
        if (step < steps - 1 || !running.action) return;
        times.push(performance.now() - (running.began ?? 0));
        lastStart.at = performance.now();
        if (!unchecked) {
          const { action, responses = [], statuses = [] } = running;
          kept.push({ action, responses, statuses });
        }
        delete running.action;
      },
    }),
  );
  const from = performance.now();
  await autocannon({ url: origin, connections, duration: seconds, requests, timeout: 20 });
  const span = (lastStart.at - from) / 1000;
  const wrong = kept.flatMap((each) => mistakeOf(each) ?? []);
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  const done = times.length;
  return { perSecond: done / span, done, median: at(0.5), p95: at(0.95), wrong };
}

function begin(running: Running, operation: Operation): void {
  running.action = operation.start();
  running.responses = [];
  running.statuses = [];
  running.began = performance.now();
}

const parse = (text: unknown): Response => (typeof text === 'string' ? JSON.parse(text) : text);

function mistakeOf({ action, responses, statuses }: Kept): string | null {
  const failed = statuses.findIndex((status) => status < 200 || status > 299);
  if (failed >= 0)
    return `call ${failed} answered ${statuses[failed]}: ${String(responses[failed])}`;
  return action.check(responses.map(parse));
}

/** Random IP addresses of shoppers, so that none reaches a rate limit. */
const address = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`;

function wire({ method, path, body, language = 'hr' }: Call): autocannon.Request {
  const headers: Record<string, string> = {
    languageCode: language,
    'x-forwarded-for': address(),
  };
  if (body === undefined) return { method, path, headers };
  headers['content-type'] = 'application/json';
  return { method, path, headers, body: JSON.stringify(body) };
}
