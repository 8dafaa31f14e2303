import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from './prepare.mjs';
import { site } from './site-plugin.mjs';

/** Builds a source that uses blocks for Node.js, with the settings of production: `OUT_DIR/NAME.js`. */
export const buildScript = (name, file, outDir, settings = {}) =>
  build({
    configFile: false,
    root,
    plugins: [site(), react()],
    logLevel: 'warn',
    mode: 'production',
    build: {
      ...settings,
      ssr: true,
      outDir,
      rolldownOptions: { input: { [name]: join(root, file) } },
    },
  });
