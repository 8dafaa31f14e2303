import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './app/scripts/compress-assets.mjs';
import { openingChunks } from './app/scripts/opening-chunks.mjs';
import { pageSheets } from './app/scripts/page-sheets.mjs';
import { siteFacts } from './app/scripts/read-site.mjs';
import { shortClass } from './app/scripts/short-class.mjs';
import { site } from './app/scripts/site-plugin.mjs';

const polyglotShims = new URL('./runtime/i18n/native-shims/', import.meta.url).pathname;

const productionRouter = new URL(
  './node_modules/react-router/dist/production/index.mjs',
  import.meta.url,
).pathname;

/** Tools for block developers; a production build contains none of their files. */
const development = process.env.IZLOG_MODE === 'development';

/** Code that every page runs is in one file: small files compress badly and cost a request each. */
const shell =
  /node_modules\/(react|react-dom|scheduler|zustand|node-polyglot)\/|runtime\/(block\/(context|command-form)|store\/|format\/(date|locales|price)\.|ui\/(button|class-names|emblem|ground-pattern|icon|icon-button|picture)\b|rich-text\/(link|medium)\b)/;

/** Code that every page fetches after it is rendered, for later interactions; also one file. */
const later =
  /runtime\/browser\/(after-load|arrive|post-command|send-form|session-channel|tabs-in-sync|unpaid-notice)\./;

/**
 * Parts that blocks use together, one file for each group: as files of their own most have less than 600 bytes, and a
 * phone spends 5 ms on each request.
 */
const together = {
  field: /runtime\/ui\/(control\.module|field|number-field|select-field|text-area|text-field)\./,
  form: /runtime\/((commands\/)?checkout\/(consents|form-error|use-after-press|use-field-check)|rich-text\/html)\./,
  cart: /runtime\/checkout\/(cart-(changes|line|lines|removed)|code-form|coupon|line-changes|line-values|lines-notes|member-card|note|quantity-form|row-price|use-cart-changes)\./,
  checkout:
    /runtime\/(checkout\/(empty-cart|order-note|stock|thumbnail)|ui\/(drawing|empty-state))\./,
  product:
    /runtime\/(product\/(media-picture|member-price|product-prices?|section-head)|ui\/(badge|breadcrumbs|onward-link|price|rating))\./,
};

const editEntries = ['app/editor.tsx', 'app/back-office.tsx', 'app/dock-early.ts'];

/** Each icon of a page contains the address of the sprite, so it is short. */
const assetFileNames = ({ names }: { readonly names: readonly string[] }) =>
  names.includes('icons.gen.svg') ? 'assets/[hash:7].svg' : 'assets/[name]-[hash][extname]';

/** Files with fixed names, which `.size-limit.mjs` uses too. */
const named = /^(boot|browser|rolldown-runtime|shell|later)$/;

/** Files that every page has loaded before it fetches others. */
const everywhere = /\/(boot|browser|rolldown-runtime|shell)-/;

/** With another folder than dist, a second copy can be built next to a running shop. */
const inServer = [
  /^@(simplewebauthn|peculiar)\//,
  /^libphonenumber-js/,
  '@hexagon/base64',
  '@levischuck/tiny-cbor',
  '@orama/stemmers',
  'asn1js',
  'bwip-js',
  'csv-parse',
  'date-easter',
  'kysely',
  'node-forge',
  'node-polyglot',
  'otpauth',
  'pvtsutils',
  'pvutils',
  'reflect-metadata',
  'tslib',
  'tsyringe',
  'wawoff2',
  'zustand',
];

const out = process.env.IZLOG_DIST ?? 'dist';

/** Languages of the editor's widgets; they fall back to English. */
const { languages } = await siteFacts();
const widgetLanguages = [...languages.map(({ code }) => code.split('-')[0] ?? code), 'en'];

export default defineConfig(({ command }) => ({
  // Notices and console messages for developers, which a production build lacks.
  plugins: [
    site(),
    { ...optimizeLocales.vite({ locales: widgetLanguages }), enforce: 'pre' },
    react(),
    pageSheets(),
  ],
  appType: 'custom',
  // The package's export map always resolves to its development build.
  define: { 'import.meta.env.DEV': JSON.stringify(development) },
  publicDir: 'app/public',
  css: command === 'build' ? { modules: { generateScopedName: shortClass } } : {},
  resolve: {
    alias: [
      // node-polyglot includes polyfills for functions that every supported browser has.
      { find: /^react-router$/, replacement: productionRouter },
      // Code that every page runs is loaded before other code needs it.
      { find: 'object.entries', replacement: `${polyglotShims}object-entries.cjs` },
      { find: 'hasown', replacement: `${polyglotShims}hasown.cjs` },
      { find: 'warning', replacement: `${polyglotShims}warning.cjs` },
    ],
  },
  environments: {
    client: {
      build: {
        outDir: `${out}/client`,
        manifest: 'manifest.json',
        cssCodeSplit: false,
        modulePreload: {
          polyfill: false,
          // Every page loads the preload lists, which contain each name, so names are short.
          resolveDependencies: (_file, files) => files.filter((file) => !everywhere.test(file)),
        },
        target: 'es2022',
        rolldownOptions: {
          input: {
            boot: 'app/boot.ts',
            pay: 'app/pay/pay.ts',
            scan: 'app/digital/scan.ts',
            worker: 'app/offline/worker.ts',
            setup: 'app/setup/setup.ts',
          },
          output: {
            assetFileNames,
            // The code that fetches files stays in the first chunk.
            chunkFileNames: ({ name }) =>
              named.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'shell', test: shell },
                // Edit mode is built separately: no byte of it, including its styles, reaches a shopper.
                { name: 'later', test: later, includeDependenciesRecursively: false },
                ...Object.entries(together).map(([name, test]) => ({
                  name,
                  test,
                  includeDependenciesRecursively: false,
                })),
              ],
            },
          },
        },
      },
    },
    // Its own limit is in .size-limit.mjs.
    edit: {
      consumer: 'client',
      build: {
        outDir: `${out}/client`,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: 'edit-manifest.json',
        assetsDir: 'assets/edit',
        // Pictures and fonts have the same URLs as in the page's build.
        chunkSizeWarningLimit: 1000,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        target: 'es2022',
        rolldownOptions: {
          input: {
            editor: 'app/editor.tsx',
            'back-office': 'app/back-office.tsx',
            'dock-early': 'app/dock-early.ts',
            ...(development ? { 'section-tool': 'app/section-tool.tsx' } : {}),
          },
          // Pictures and type have the addresses that the page itself has them under.
          output: { assetFileNames, codeSplitting: { groups: [openingChunks(editEntries)] } },
        },
      },
    },
    ssr: {
      resolve: { noExternal: command === 'build' ? inServer : [] },
      // wawoff2 reads it, and modules have none.
      define: command === 'build' ? { __dirname: 'import.meta.dirname' } : {},
      build: {
        outDir: `${out}/server`,
        ssr: true,
        target: 'node20',
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: {
          input: {
            server: 'app/server.ts',
            'draw-pictures': 'app/draw-pictures.ts',
            backup: 'app/backup.ts',
            restore: 'app/restore.ts',
            import: 'app/import.ts',
          },
          output: { assetFileNames },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      if (process.env['BUILD_ONLY'] !== 'server') {
        await builder.build(builder.environments.client);
        await builder.build(builder.environments.edit);
        await compressAssets(`${out}/client/assets`);
        await compressAssets(`${out}/client/assets/edit`);
      }
      await builder.build(builder.environments.ssr);
    },
  },
}));
