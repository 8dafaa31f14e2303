import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { root, siteFolder } from '../scripts/prepare.mjs';
import { siteParts } from '../scripts/read-site.mjs';
import { errorPayload } from './error-payload.ts';
import { stylesPath } from './manifests.ts';

/** Folders whose styles every page has; edit mode imports those of its own folder itself. */
const { plugins } = await siteParts();
const ofPlugins = plugins.map(({ folder }) => join(folder, 'blocks'));
const ofSite = ['blocks', 'styles'].map((name) => join(siteFolder(), name));
const outside = [...ofPlugins, ...ofSite].map((folder) => relative(root, folder));
const folders = ['runtime', 'blocks', 'app', ...outside];
const pageStyle = new RegExp(`^/?(${folders.join('|')})/.*\\.css$`);

/**
 * The name of a class does not depend on the contents of its stylesheet, so a style change needs no new
 * render.
 */
export function className(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*/, ''));
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 6)}`;
}

/**
 * One stylesheet for all pages, as in a build. It also covers blocks without browser code and browsers
 * without scripts. Modules in the browser only get class names.
 */
export function pageStyles(serverEntry: string) {
  /** Exported class names by file. */
  const names = new Map<string, string>();
  /** CSS by file, until the file changes. */
  const texts = new Map<string, string>();
  /** Whether the last saved stylesheet changed its class names. */
  let isRenamed = false;
  let files: readonly string[] | null = null;

  async function allStyles({ environments: { client, ssr } }: ViteDevServer): Promise<string> {
    files ??= ssr ? [...new Set([...imported(ssr, serverEntry), ...onDisk()])] : [];
    const parts = files
      .filter((file) => existsSync(file))
      .map(async (file) => {
        const text = texts.get(file) ?? (await styleOf(client, file));
        texts.set(file, text);
        return text;
      });
    return ['@layer engine, plugin, theme, site;', ...(await Promise.all(parts))].join('\n');
  }

  async function handle(vite: ViteDevServer, response: ServerResponse): Promise<void> {
    try {
      const css = await allStyles(vite);
      response.setHeader('content-type', 'text/css; charset=utf-8');
      response.setHeader('cache-control', 'no-store');
      response.end(css);
    } catch (error) {
      // The overlay shows CSS that cannot be parsed.
      vite.environments.client.hot.send(errorPayload(error));
      response.writeHead(500).end();
    }
  }

  const plugin: Plugin = {
    name: 'izlog:page-styles',
    enforce: 'post',
    configureServer(vite) {
      vite.middlewares.use(stylesPath, (_request, response) => void handle(vite, response));
    },
    transform(code, id) {
      if (!isPageStyle(id)) return null;
      if (this.environment.name === 'client') return { code: exportsOf(code), map: null };
      names.set(id, code);
      return null;
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, modules, server, type }) {
        if (!isPageStyle(file)) return;
        texts.delete(file);
        // Vite also adds or removes the modules that import the file, and the page gets the stylesheet with
        // these.
        if (type !== 'update') return [];
        if (this.environment.name !== 'client') return isRenamed ? modules : [];
        server.environments.client.hot.send('izlog:styles', {});
        const before = names.get(file);
        await server.environments.ssr?.transformRequest(file);
        isRenamed = before !== names.get(file);
        return isRenamed ? modules.filter(({ url }) => !url.includes('?direct')) : [];
      },
    },
  };
  return {
    plugin,
    /** Discards the order of the styles; must be called when imports change. */
    forgetOrder(): void {
      files = null;
    },
  };
}

function isPageStyle(id: string): boolean {
  return pageStyle.test(relative(root, id));
}

/** Keeps only the exports: the rest of Vite's code inserts styles into the page, which already has them. */
function exportsOf(code: string): string {
  const exports = /^__vite__updateStyle\(.*$\n([\s\S]*?)\nimport\.meta\.hot\.prune/m.exec(
    code,
  )?.[1];
  return exports?.startsWith('export') ? exports : 'export {};';
}

async function styleOf(client: DevEnvironment, file: string): Promise<string> {
  const result = await client.transformRequest(`/${relative(root, file)}?direct`);
  return result?.code ?? '';
}

/** Returns the styles in the order in which their modules are evaluated, as in a build. */
function imported({ moduleGraph }: DevEnvironment, entry: string): string[] {
  const seen = new Set<EnvironmentModuleNode>();
  const files: string[] = [];
  const visit = (node: EnvironmentModuleNode) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const next of node.importedModules) visit(next);
    if (node.file && isPageStyle(node.file)) files.push(node.file);
  };
  for (const node of moduleGraph.getModulesByFile(entry) ?? []) visit(node);
  return files;
}

/** Styles of components that only a browser renders are not among the server's modules. */
function onDisk(): string[] {
  const existing = folders.filter((folder) => existsSync(join(root, folder)));
  return existing.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .sort()
      .map((name) => join(root, folder, name)),
  );
}
