import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { relative } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import type { ErrorSource } from '#runtime/report.ts';
import { root } from '../scripts/prepare.mjs';
import { errorPayload } from './error-payload.ts';
import { base } from './manifests.ts';

/** An error that a page survived, reported by the browser or the server. */
export interface Crash {
  readonly code: string;
  readonly message: string;
  readonly stack: string;
  readonly source?: ErrorSource;
}

interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Shows over the page which block crashed and where in its source. */
export function showCrashes() {
  let vite: ViteDevServer | null = null;
  /** Server crashes by element: a page that is still being rendered cannot receive them yet. */
  const ofServer = new Map<string, Crash>();

  function show(crash: Crash): void {
    vite?.environments.client.hot.send(payloadOf(crash, vite));
  }

  const plugin: Plugin = {
    name: 'izlog:crashes',
    configureServer(server) {
      vite = server;
      const { hot } = server.environments.client;
      hot.on('izlog:crash', (crash: Crash) => show(crash));
      hot.on('izlog:faulty', (elements: string[], client) => {
        const crash = elements.map((id) => ofServer.get(id)).find(Boolean);
        if (crash) client.send(payloadOf(crash, server));
      });
    },
  };
  return {
    plugin,
    forget: () => ofServer.clear(),
    /** Reports code that cannot be loaded. */
    onBroken: (error: unknown) => vite?.environments.client.hot.send(errorPayload(error)),
    onCrash(code: string, error: unknown, source?: ErrorSource): void {
      const { message, stack = '' } = error as Error;
      const crash = { code, message, stack, ...(source && { source }) };
      if (source) ofServer.set(source.element, crash);
      show(crash);
    },
  };
}

function payloadOf({ message, stack, source }: Crash, vite: ViteDevServer): ErrorPayload {
  const loc = locate(stack, vite);
  const where = source ? `Block ${source.block}, element ${source.element}: ` : '';
  return {
    type: 'error',
    err: {
      message: where + message,
      stack,
      ...(loc && { loc, id: `${loc.file}:${loc.line}:${loc.column}`, frame: frameOf(loc) }),
    },
  };
}

/** The first frame of the stack in the project's own code. */
function locate(stack: string, vite: ViteDevServer): Location | null {
  for (const [, address = '', line, column] of stack.matchAll(/([^\s()]+):(\d+):(\d+)/g)) {
    const path = address.includes(base) ? address.slice(address.indexOf(base) + base.length) : null;
    const found = {
      file: address.replace(/^file:\/\//, ''),
      line: Number(line),
      column: Number(column),
    };
    if (address.includes('node_modules')) continue;
    if (path) return inSource(path, found, vite);
    if (found.file.startsWith(root)) return found;
  }
  return null;
}

/** Browsers report lines of the code that Vite transformed. */
function inSource(path: string, { line, column }: Location, vite: ViteDevServer): Location | null {
  const file = root + path.replace(/\?.*/, '');
  const [node] = vite.environments.client.moduleGraph.getModulesByFile(file) ?? [];
  const map = node?.transformResult?.map;
  if (!map || !('mappings' in map)) return { file, line, column };
  const entry = new SourceMap(map as SourceMapPayload).findEntry(line - 1, column - 1);
  if (!('originalLine' in entry)) return { file, line, column };
  return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

/** The line with the lines around it. */
function frameOf({ file, line, column }: Location): string {
  const first = Math.max(0, line - 3);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(first, line + 2);
  const marked = lines.map((text, index) => `${first + index + 1} | ${text}`);
  marked.splice(line - first, 0, `${' '.repeat(String(line).length + 2 + column)}^`);
  return `${relative(root, file)}\n${marked.join('\n')}`;
}
