import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { readConfig } from './config.ts';
import { type ShopStorefront, shopStorefront } from './shop-storefront.ts';

test('a shop offers edit mode unless it was started with the flag dummy · EDIT-02', () => {
  const chunk = { file: 'assets/code.js' };
  const manifest = JSON.stringify({
    'app/boot.ts': chunk,
    'app/browser.tsx': chunk,
    'app/editor.tsx': chunk,
  });
  const client = temporaryFolder({ 'manifest.json': manifest, 'edit-manifest.json': manifest });
  const editAssetsWith = (env: Record<string, string>) => {
    const parts = {
      config: readConfig({ IZLOG_MODE: 'development', ...env }),
      client,
      deps: {},
      blocks: { registry: {}, validators: {}, files: {} },
      clients: {},
    };
    return shopStorefront(parts as unknown as ShopStorefront).editAssets;
  };
  expect(editAssetsWith({})).not.toBeNull();
  expect(editAssetsWith({ DUMMY: 'false' })).not.toBeNull();
  expect(editAssetsWith({ DUMMY: 'true' })).toBeNull();
});
