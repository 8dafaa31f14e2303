import S3rver from 's3rver';

export interface BucketServer {
  /** Address of the store, in the format of `S3_URL`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Opens a local S3-compatible store with one bucket whose files are in `directory`. */
export async function openBucketServer(directory: string): Promise<BucketServer> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'shop', configs: [] }],
  });
  const { port } = await server.run();
  return { url: `http://S3RVER:S3RVER@127.0.0.1:${port}/shop`, close: () => server.close() };
}
