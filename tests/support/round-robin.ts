import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  readonly url: string;
  /** Number of requests per server. */
  readonly counts: readonly number[];
  close(): Promise<void>;
}

/** Opens a proxy that sends each request to the next of these local servers. */
export async function openRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const counts = ports.map(() => 0);
  let next = 0;
  const proxy = createServer((requested, reply) => {
    const server = next % ports.length;
    next += 1;
    counts[server] = (counts[server] ?? 0) + 1;
    const { method, url: path, headers } = requested;
    const options = { host: '127.0.0.1', port: ports[server], method, path, headers };
    const passed = request(options, (response) => {
      reply.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(reply);
    });
    passed.once('error', () => reply.destroy());
    requested.pipe(passed);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    counts,
    async close() {
      proxy.closeAllConnections();
      await new Promise((done) => proxy.close(done));
    },
  };
}
