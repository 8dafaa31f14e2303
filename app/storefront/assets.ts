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

/** Tags that fetch a page's files: type, the stylesheet, and the code of its blocks. */
export interface Assets {
  headTags(page: PagePayload): string[];
}

const boot = 'app/boot.ts';
const shell = 'app/browser.tsx';

export function readAssets(manifestFile: string): Assets {
  return createAssets(JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest);
}

export function createAssets(manifest: Manifest): Assets {
  const first = manifest[boot];
  if (!first) throw new Error(`The build holds no ${boot}.`);
  const always = [...fontPreloads(manifest), ...stylesheets(manifest)];
  const shellFiles = filesOf(manifest, [shell]);
  return {
    headTags(page) {
      const nodes = [page.header, page.content, page.footer, page.overlays].flat();
      const views = [...typesWith('load', nodes)].map((type) => `blocks/${type}/view.tsx`);
      const files = new Set([...shellFiles, ...filesOf(manifest, views)]);
      const modules = [...files].map((file) => `/${file}`).join(' ');
      return [
        ...always,
        `<script type="module" src="/${first.file}" data-modules="${modules}"></script>`,
      ];
    },
  };
}

/** The upright faces: text in the first view needs them, italics come when they are used. */
function fontPreloads(manifest: Manifest): string[] {
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  return [...new Set(files)]
    .filter((file) => file.endsWith('.woff2') && !file.includes('italic'))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
}

function stylesheets(manifest: Manifest): string[] {
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  return [...new Set(files)]
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="/${file}">`);
}

/** Scripts of these chunks and of all that they import. */
function filesOf(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): string[] {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    filesOf(manifest, manifest[key]?.imports ?? [], seen);
  }
  return [...seen]
    .flatMap((key) => manifest[key]?.file ?? [])
    .filter((file) => file.endsWith('.js'));
}

function typesWith(mode: HydrateMode, nodes: readonly PageNode[], types = new Set<string>()) {
  for (const node of nodes) {
    if (node.hydrate === mode) types.add(node.type);
    typesWith(mode, Object.values(node.slots).flat(), types);
  }
  return types;
}
