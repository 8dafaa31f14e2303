import { build } from 'vite';
import { expect, test } from 'vitest';

test('a production build has no notices for developers · LAYOUT-13 ERR-65 ERR-66', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'runtime/block/dev-notice.tsx', formats: ['es'] },
      rollupOptions: { external: [/^react/] },
    },
  });
  const code = JSON.stringify(built);
  expect(code).toContain('devNotice');
  expect(code).not.toContain('data-dev-notice');
});
