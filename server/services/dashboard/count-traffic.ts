import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withoutSecrets } from '../../http/logged-request.ts';
import { slowFrom, type Traffic } from './traffic.ts';

/** Robots that identify themselves. */
const robot = /bot|crawl|spider|preview|monitor/i;

/** The route of all pages. */
const pages = '/*';

/** Counts page views of routes that are registered after this. It reads no cookie and no address. */
export function countTraffic(app: FastifyInstance, traffic: Traffic): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url !== pages || reply.statusCode !== 200) return;
    if (request.method !== 'GET') return;
    if (isVisit(request)) traffic.addVisit();
    if (reply.elapsedTime >= slowFrom) traffic.addSlowPage(pathOf(request), reply.elapsedTime);
  });
}

/** Whether the request is for a document that a visitor opened from outside of the shop. */
function isVisit({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-dest': kind, 'sec-fetch-site': from, 'sec-purpose': purpose } = headers;
  const isFromOutside = kind === 'document' && from !== undefined && from !== 'same-origin';
  return isFromOutside && purpose === undefined && !robot.test(headers['user-agent'] ?? '');
}

const pathOf = ({ url }: FastifyRequest): string =>
  withoutSecrets(url.split('?', 1)[0] ?? '/').replace(/^\/_page(?=\/|$)/, '') || '/';
