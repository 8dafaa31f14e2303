import { readFileSync } from 'node:fs';
import type { PageNode, PagePayload } from '#runtime/page/payload.ts';
import type { HydrateMode } from '#schemas/block/model.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Tags that fetch a page's files: one stylesheet, fonts, the entry, and the code of its blocks. */
export interface Assets {
  headTags(page: PagePayload): string[];
}

const entry = 'app/browser.tsx';

export function readAssets(manifestFile: string): Assets {
  return createAssets(JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest);
}

export function createAssets(manifest: Manifest): Assets {
  const main = manifest[entry];
  if (!main) throw new Error(`The build holds no ${entry}.`);
  const styles = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  const sheets = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.css'));
  const always = [
    ...preloadedFonts(main),
    ...[...new Set([...styles, ...sheets])].map(
      (file) => `<link rel="stylesheet" href="/${file}">`,
    ),
    `<script type="module" src="/${main.file}"></script>`,
    ...modulePreloads(staticImports(manifest, entry)),
  ];
  return {
    headTags(page) {
      const nodes = [page.header, page.content, page.footer, page.overlays].flat();
      const files = [...typesWith('load', nodes)].flatMap((type) => {
        const key = `blocks/${type}/view.tsx`;
        const file = manifest[key]?.file;
        return file ? [file, ...staticImports(manifest, key)] : [];
      });
      const known = new Set(staticImports(manifest, entry));
      return [...always, ...modulePreloads([...new Set(files)].filter((file) => !known.has(file)))];
    },
  };
}

function preloadedFonts({ assets = [] }: Chunk): string[] {
  return assets
    .filter((file) => file.endsWith('.woff2') && !file.includes('italic'))
    .slice(0, 2)
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
}

function modulePreloads(files: readonly string[]): string[] {
  return files.map((file) => `<link rel="modulepreload" href="/${file}">`);
}

function staticImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  for (const imported of manifest[key]?.imports ?? []) {
    if (imported === entry || seen.has(imported)) continue;
    seen.add(imported);
    staticImports(manifest, imported, seen);
  }
  return [...seen].flatMap((name) => manifest[name]?.file ?? []);
}

function typesWith(mode: HydrateMode, nodes: readonly PageNode[], types = new Set<string>()) {
  for (const node of nodes) {
    if (node.hydrate === mode) types.add(node.type);
    typesWith(mode, Object.values(node.slots).flat(), types);
  }
  return types;
}
