import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { ok } from '#schemas/result.ts';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import '../../ui/tokens.css';
import { Views } from './views.tsx';

const views = ['Low stock', 'Planned or ended', 'No picture', 'No price', 'Hidden'];
const collection = {
  name: 'products',
  views: views.map((label) => ({ key: label, label })),
} as unknown as CollectionDescription;

test.each(['ltr', 'rtl'])(
  'on a phone each work list is in sight (%s) and large enough for touch',
  async (dir) => {
    await page.viewport(390, 800);
    const api = fakeEditorApi({ 'collection.counts': () => ok([]) });
    await render(
      <OfficeStage api={api}>
        <div className="izlog-editor" dir={dir}>
          <Views collection={collection} view="Hidden" onChange={() => {}} />
        </div>
      </OfficeStage>,
    );
    const tabs = page.getByRole('navigation', { name: 'Views' }).getByRole('button').elements();
    expect(tabs.map((tab) => tab.textContent)).toEqual(['All', ...views]);
    for (const tab of tabs) {
      const { left, right, height } = tab.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(390);
      expect(height).toBeGreaterThanOrEqual(44);
    }
  },
);
