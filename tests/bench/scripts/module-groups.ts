import { gzipSync } from 'node:zlib';
import { createBuilder, type Plugin, type Rolldown } from 'vite';

type Groups = readonly (readonly [group: string, bytes: number])[];

/** Returns the package or source folder of a module. */
function groupOf(id: string): string {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  if (library) return library;
  const path = id.replace(`${process.cwd()}/`, '');
  return path.includes('\0') ? 'bundler' : path.split('/').slice(0, 2).join('/');
}

/**
 * Builds the browser code again in memory. The returned function gives gzip bytes of files by group, largest
 * first.
 */
export async function groupSizes(): Promise<(files: readonly string[]) => Groups> {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  const collect: Plugin = {
    name: 'izlog:module-groups',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') chunks.set(`/${file.fileName}`, file);
    },
  };
  const builder = await createBuilder({
    logLevel: 'error',
    plugins: [collect],
    environments: { client: { build: { write: false } } },
  });
  const { client } = builder.environments;
  if (client) await builder.build(client);
  return (files) => {
    const sum = new Map<string, number>();
    for (const chunk of files.flatMap((file) => chunks.get(file) ?? [])) addShares(chunk, sum);
    return [...sum].toSorted(([, a], [, b]) => b - a);
  };
}

/** Modules are minified together, so each gets a share by the compressed length of its own code. */
function addShares({ code, modules }: Rolldown.OutputChunk, sum: Map<string, number>): void {
  const own = Object.entries(modules).map(
    ([id, module]) => [id, module.code ? gzipSync(module.code).length : 0] as const,
  );
  const all = own.reduce((total, [, length]) => total + length, 0);
  const bytes = gzipSync(code).length;
  for (const [id, length] of own) {
    const group = groupOf(id);
    sum.set(group, (sum.get(group) ?? 0) + (bytes * length) / all);
  }
}
