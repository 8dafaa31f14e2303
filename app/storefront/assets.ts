import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileSize } from '#editor/section-tool/tool-state.ts';
import type { AddedByType } from '#runtime/added/added-files.ts';
import { addedOnPage } from '#runtime/page/added-on-page.ts';
import type { EditPayload } from '#runtime/page/edit-payload.ts';
import { isHydrated, nodeTypes, pageNodes } from '#runtime/page/node-types.ts';
import type { PagePayload } from '#runtime/page/payload.ts';
import type { Language } from '#schemas/languages.ts';
import { fontAddress } from './font-address.ts';
import type { PageStyles } from './page-styles.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Returns the tags that load a page's files: fonts, the stylesheet, and the code of its blocks. */
export interface Assets {
  headTags(page: PagePayload): string[];
}

/** Returns the tags that load edit mode: its stylesheet, its code and its texts in parallel. */
export interface EditAssets {
  headTags(payload: Pick<EditPayload, 'page' | 'uiLanguage'>): readonly string[];
}

/** Returns the tags that load the back office with its texts in one language, and the page of a record. */
export interface BackOfficeAssets {
  headTags(uiLanguage: Language, isRecord?: boolean): readonly string[];
}

/** Tags that load the files of one entry, such as the section tool or the payment page. */
export interface ToolAssets {
  readonly headTags: readonly string[];
}

const editor = 'app/editor.tsx';
const dock = 'app/dock-early.ts';
const sectionTool = 'app/section-tool.tsx';
const backOffice = 'app/back-office.tsx';
const recordPage = 'editor/back-office/record/record-page.tsx';
const pay = 'app/pay/pay.ts';
const scan = 'app/digital/scan.ts';
const setup = 'app/setup/setup.ts';
/** The font of edit mode and of the back office. */
const chromeFont = 'runtime/ui/fonts/text.woff2';

type TextsPart = 'core' | 'editor' | 'blocks';
const textsKey = (part: TextsPart, language: Language) =>
  `virtual:editing-texts/${part}/${language}`;

/** Edit mode has the fonts of all themes, but its page shows those of the site, which `manifestFile` names. */
export function readEditAssets(editManifestFile: string, manifestFile: string): EditAssets {
  const manifest = readManifest(editManifestFile);
  const site = fontPreloads(readManifest(manifestFile));
  const fonts = [...new Set([...chromeFonts(manifest), ...site])];
  const tags = entryTags(manifest, editor, fonts);
  const first = manifest[dock];
  // Browsers without `blocking="render"` show the page first and then shift it.
  const early = first
    ? [`<script type="module" blocking="render" src="/${first.file}"></script>`]
    : [];
  return {
    headTags({ page, uiLanguage }) {
      const texts = [
        textsKey('core', uiLanguage),
        textsKey('editor', uiLanguage),
        textsKey('core', page.language),
        textsKey('blocks', page.language),
      ];
      const styles = [...themeTags(page), ...addedStylesheets(page.added)];
      return [...early, ...tags, ...styles, ...preloads(filesOf(manifest, texts))];
    },
  };
}

/**
 * Returns the link to the sheet of a published theme. Must follow the other sheets, so that it overrides the
 * site's own theme.
 */
export const themeTags = ({ site: { theme } }: Pick<PagePayload, 'site'>) =>
  theme ? [`<link rel="stylesheet" href="${theme.sheet}">`] : [];

/** Files of the section tool; null in a build that is not for development. */
export function readSectionToolAssets(manifestFile: string): ToolAssets | null {
  const manifest = readManifest(manifestFile);
  return manifest[sectionTool] ? entryAssets(manifest, sectionTool) : null;
}

/** Files of the back office; its manifest is that of edit mode. */
export function readBackOfficeAssets(editManifestFile: string): BackOfficeAssets {
  const manifest = readManifest(editManifestFile);
  const tags = entryTags(manifest, backOffice, chromeFonts(manifest));
  const known = new Set(filesOf(manifest, [backOffice]));
  return {
    headTags(uiLanguage, isRecord = false) {
      const texts = [textsKey('core', uiLanguage), textsKey('editor', uiLanguage)];
      const files = filesOf(manifest, isRecord ? [...texts, recordPage] : texts);
      return [...tags, ...preloads(files.filter((file) => !known.has(file)))];
    },
  };
}

/** Files of the payment page. */
export const readPayAssets = (manifestFile: string) => readEntryAssets(manifestFile, pay);

/** Files of the page that checks tickets; its script turns on a camera. */
export const readScanAssets = (manifestFile: string) => readEntryAssets(manifestFile, scan);

/** Files of the setup of a new shop. */
export const readSetupAssets = (manifestFile: string) => readEntryAssets(manifestFile, setup);

const readEntryAssets = (manifestFile: string, entry: string): ToolAssets =>
  entryAssets(readManifest(manifestFile), entry);

/** Styles and fonts of a document without scripts. */
export function readPlainAssets(manifestFile: string): ToolAssets {
  const manifest = readManifest(manifestFile);
  return { headTags: [...fontPreloads(manifest), ...stylesheets(manifest)] };
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

const entryAssets = (manifest: Manifest, entry: string): ToolAssets => ({
  headTags: entryTags(manifest, entry, fontPreloads(manifest)),
});

/** Tags that load `fonts`, the stylesheet and the code of an entry. */
function entryTags(manifest: Manifest, entry: string, fonts: readonly string[]): readonly string[] {
  const first = manifest[entry];
  if (!first) throw new Error(`The build holds no ${entry}.`);
  return [
    ...fonts,
    ...stylesheets(manifest),
    ...preloads(filesOf(manifest, [entry])),
    `<script type="module" src="/${first.file}"></script>`,
  ];
}

const chromeFonts = (manifest: Manifest): string[] =>
  preloadFonts(manifest[chromeFont] ? [manifest[chromeFont].file] : []);

const preloads = (files: readonly string[]) =>
  files.map((file) => `<link rel="modulepreload" href="/${file}">`);

const boot = 'app/boot.ts';
const shell = 'app/browser.tsx';
const addedCode = ['runtime/browser/added-views.ts', 'runtime/added/fetch-added-block.ts'];

export function readAssets(
  manifestFile: string,
  fonts?: ReadonlyMap<string, string>,
  styles?: PageStyles | null,
): Assets {
  return createAssets(readManifest(manifestFile), fonts, styles);
}

/**
 * Returns the sizes of the files that only the view of each block needs, by block type. Empty
 * before the first build.
 */
export function readViewSizes(client: string): Readonly<Record<string, FileSize>> {
  const manifest = join(client, 'manifest.json');
  if (!existsSync(manifest)) return {};
  const chunks = readManifest(manifest);
  const sizes = [...viewKeys(chunks)].map(
    ([type, key]) => [type, sizeOf(join(client, chunks[key]?.file ?? ''))] as const,
  );
  return Object.fromEntries(sizes);
}

/** Keys of the views of blocks by type, of the engine and of the site. */
function viewKeys(manifest: Manifest): ReadonlyMap<string, string> {
  const found = Object.keys(manifest).flatMap((key) => {
    const type = /(?:^|\/)blocks\/([^/]+)\/view\.tsx$/.exec(key)?.[1];
    return type ? [[type, key] as const] : [];
  });
  return new Map(found);
}

function sizeOf(file: string): FileSize {
  const brotli = `${file}.br`;
  return {
    plain: statSync(file).size,
    brotli: existsSync(brotli) ? statSync(brotli).size : null,
  };
}

export function createAssets(
  manifest: Manifest,
  fonts: ReadonlyMap<string, string> = new Map(),
  styles: PageStyles | null = null,
): Assets {
  const first = manifest[boot];
  if (!first) throw new Error(`The build holds no ${boot}.`);
  const tagsOf = createThemeTags(manifest, fonts, styles);
  const sheetData = styles ? ` data-styles="${styles.rest}"` : '';
  const shellFiles = filesOf(manifest, [shell]);
  const viewOf = viewKeys(manifest);
  return {
    headTags(page) {
      const nodes = pageNodes(page);
      const types = nodeTypes(nodes, ({ hydrate }) => hydrate === 'load');
      const views = [...types].flatMap((type) => viewOf.get(type) ?? []);
      const { added } = addedOnPage(nodes, page.added, isHydrated);
      if (added) views.push(...addedCode);
      const files = new Set([...shellFiles, ...filesOf(manifest, views)]);
      const addedFiles = [...types].flatMap((type) => added?.[type]?.module ?? []);
      const modules = [...[...files].map((file) => `/${file}`), ...addedFiles].join(' ');
      return [
        ...tagsOf(page, nodeTypes(nodes)),
        ...addedStylesheets(page.added),
        `<script type="module" src="/${first.file}" data-modules="${modules}"${sheetData}></script>`,
      ];
    },
  };
}

/**
 * Returns the tags for fonts and sheets of a page. The sheet has the rules of the page's blocks; scripts fetch
 * those of all blocks after it, and pages without scripts, which may show parts that no block names, get them
 * at once. The sheet of a published theme replaces the rules of the site's own.
 */
function createThemeTags(
  manifest: Manifest,
  fonts: ReadonlyMap<string, string>,
  styles: PageStyles | null,
) {
  const own = fontPreloads(manifest);
  const all = stylesheets(manifest);
  return (page: PagePayload, types: ReadonlySet<string>): string[] => {
    const { theme } = page.site;
    const sheets = styles ? sheetsOf(styles, types, theme !== undefined) : all;
    if (!theme) return [...own, ...sheets];
    const files = theme.fonts.flatMap((name) => fontAddress(fonts, name)?.slice(1) ?? []);
    return [...preloadFonts(files), ...sheets, ...themeTags(page)];
  };
}

const sheetsOf = (styles: PageStyles, types: ReadonlySet<string>, isPublished: boolean) => [
  stylesheet(styles.addressOf(types, isPublished)),
  `<noscript>${stylesheet(styles.rest)}</noscript>`,
];

/** The upright fonts: text in the first view needs them; italics load when they are used. */
function fontPreloads(manifest: Manifest): string[] {
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  return preloadFonts(
    [...new Set(files)].filter((file) => file.endsWith('.woff2') && !file.includes('italic')),
  );
}

const preloadFonts = (files: readonly string[]) =>
  files.map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  );

const stylesheet = (address: string) => `<link rel="stylesheet" href="${address}">`;

const stylesheets = (manifest: Manifest) =>
  stylesheetFiles(manifest).map((file) => stylesheet(`/${file}`));

function stylesheetFiles(manifest: Manifest): string[] {
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  return [...new Set(files)].filter((file) => file.endsWith('.css'));
}

/** Scripts of these chunks and of everything they import. */
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

/** Stylesheets of added blocks. */
export function addedStylesheets(added: AddedByType = {}): string[] {
  return Object.values(added).flatMap(({ styles }) =>
    styles === null ? [] : [`<link rel="stylesheet" href="${styles}">`],
  );
}
