import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './app/scripts/compress-assets.mjs';
import { texts } from './app/scripts/texts-plugin.mjs';

const polyglotShims = new URL('./runtime/i18n/native-shims/', import.meta.url).pathname;

const productionRouter = new URL(
  './node_modules/react-router/dist/production/index.mjs',
  import.meta.url,
).pathname;

/** Tools of people who build blocks: no file of them exists in a shop's own build. */
const development = process.env.IZLOG_MODE === 'development';

/** What every page runs is one file: small files compress badly and cost a request each. */
const shell =
  /node_modules\/(react|react-dom|scheduler|zustand|node-polyglot)\/|runtime\/(block\/(context|command-form)|store\/|format\/(date|locales|price)\.|ui\/(button|class-names|flag|icon|icon-button|isobath-background|picture)\b|rich-text\/(link|medium)\b)/;

/** What every page fetches once it stands, for what comes next: one file too. */
const later =
  /runtime\/browser\/(after-load|arrive|post-command|send-form|session-channel|tabs-in-sync|unpaid-notice)\./;

/** Files that are known by their names, here and in `.size-limit.mjs`. */
const named = /^(boot|browser|rolldown-runtime|shell|later)$/;

/** Files that every page has before it fetches others. */
const everywhere = /\/(boot|browser|rolldown-runtime|shell)-/;

/**
 * Packages that the built server holds itself, without what they bring for others: an installation
 * that only runs the shop has `dependencies` alone.
 */
const inServer = ['bwip-js', 'kysely', 'node-polyglot', 'zustand'];

/** Another folder than dist lets a second copy be built beside a running shop. */
const out = process.env.IZLOG_DIST ?? 'dist';

export default defineConfig(({ command }) => ({
  // Widgets of the editor speak its languages only.
  plugins: [
    { ...optimizeLocales.vite({ locales: ['hr-HR', 'en-US', 'de-DE'] }), enforce: 'pre' },
    react(),
    texts(),
  ],
  appType: 'custom',
  // Notices and console lines for developers, which no shop's own build has.
  define: { 'import.meta.env.DEV': JSON.stringify(development) },
  publicDir: 'app/public',
  resolve: {
    alias: [
      // The package's export map always answers its development build.
      { find: /^react-router$/, replacement: productionRouter },
      // node-polyglot brings replacements for functions that every supported browser has.
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
          // What every page runs is there before anything asks for it.
          resolveDependencies: (_file, files) => files.filter((file) => !everywhere.test(file)),
        },
        target: 'es2022',
        rolldownOptions: {
          input: { boot: 'app/boot.ts', pay: 'app/pay/pay.ts', scan: 'app/digital/scan.ts' },
          output: {
            // Each name stands in the lists of what to fetch, which every page loads.
            chunkFileNames: ({ name }) =>
              named.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'shell', test: shell },
                // What fetches files stays in the first of them.
                { name: 'later', test: later, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
    // Edit mode is built apart: no byte of it, not even of its styles, reaches a shopper.
    edit: {
      consumer: 'client',
      build: {
        outDir: `${out}/client`,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: 'edit-manifest.json',
        assetsDir: 'assets/edit',
        // Its own limit stands in .size-limit.mjs.
        chunkSizeWarningLimit: 1000,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        target: 'es2022',
        rolldownOptions: {
          input: {
            editor: 'app/editor.tsx',
            'dock-early': 'app/dock-early.ts',
            ...(development ? { 'section-tool': 'app/section-tool.tsx' } : {}),
          },
          // Pictures and type have the addresses that the page itself has them under.
          output: { assetFileNames: 'assets/[name]-[hash][extname]' },
        },
      },
    },
    ssr: {
      resolve: { noExternal: command === 'build' ? inServer : [] },
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
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments.client);
      await builder.build(builder.environments.edit);
      await compressAssets(`${out}/client/assets`);
      await compressAssets(`${out}/client/assets/edit`);
      await builder.build(builder.environments.ssr);
    },
  },
}));
