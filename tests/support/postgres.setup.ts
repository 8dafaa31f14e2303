import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startTestCluster, sweepOrphans, type TestCluster } from './test-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL that returns the connection string of the cluster; the first request starts it. */
    databaseStarter: string;
  }
}

/** One cluster for the whole run, started only when a test first requests a database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<TestCluster> | undefined;
  const server = createServer((_request, response) => {
    cluster ??= sweepOrphans().then(startTestCluster);
    cluster.then(
      ({ url, template }) => response.end(JSON.stringify({ url, template })),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  project.provide('databaseStarter', `http://127.0.0.1:${port}/`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await (await cluster)?.stop();
  };
}
