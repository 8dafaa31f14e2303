import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ok } from '#schemas/result.ts';
import { DialogStage } from '../../testing/dialog-stage.tsx';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { CacheKinds, useCaches } from './cache-list.tsx';

const kinds = ['attributes', 'slug', 'template'].map((kind) => ({
  kind,
  entries: 60,
  bytes: 244_000,
  hits: 73,
  misses: 27,
}));

function Caches() {
  return <CacheKinds caches={useCaches()} language="de" />;
}

test('on a phone no word of a name is broken', async () => {
  await page.viewport(390, 844);
  const api = fakeEditorApi({ 'cache.view': () => ok({ kinds, limit: 104_000_000 }) });
  const { container } = await render(
    <DialogStage api={api} open={() => {}} language="de">
      <div style={{ padding: 29 }}>
        <Caches />
      </div>
    </DialogStage>,
  );
  await expect.element(page.getByRole('row')).toHaveLength(3);
  const names = [...container.querySelectorAll('[role="row"] small')].map(
    (detail) => detail.previousElementSibling?.firstChild,
  );
  expect(names.map((name) => name?.textContent)).toContain('Produktmerkmale');
  for (const name of names) {
    if (!(name instanceof Text)) throw new Error('A row has no name.');
    for (const { index, 0: word } of name.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(name, index);
      range.setEnd(name, index + word.length);
      expect(range.getClientRects(), word).toHaveLength(1);
    }
  }
});
