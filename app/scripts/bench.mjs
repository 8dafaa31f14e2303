import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ensureInstalled, root, run } from './prepare.mjs';
import { site } from './site-plugin.mjs';

// Runs every benchmark of tests/bench, built for production: `npm run bench [name]`.
await ensureInstalled();
const wanted = process.argv[2] ?? '';
const files = readdirSync(join(root, 'tests/bench')).filter((file) => /\.bench\.tsx?$/.test(file));
for (const file of files.filter((name) => name.includes(wanted))) {
  const name = file.replace(/\.bench\.tsx?$/, '');
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    root,
    plugins: [site(), react()],
    logLevel: 'warn',
    mode: 'production',
    build: {
      ssr: true,
      outDir: `.cache/bench/${name}`,
      rolldownOptions: { input: { [name]: join(root, 'tests/bench', file) } },
    },
  });
  process.stdout.write(`\n${name}\n`);
  await run('node', [`.cache/bench/${name}/${name}.js`]).exit;
}
