import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { ok } from '#schemas/result.ts';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import '../../ui/tokens.css';
import { Views } from './views.tsx';

const labels = ['Low stock', 'Planned or ended', 'No picture', 'No price', 'Hidden'];
const views = labels.map((label) => ({ key: label, label }));
const collection = { name: 'products', views } as unknown as CollectionDescription;

async function show(shown: string[], onChange: (view: string | null) => void = () => {}) {
  const counts = [{ key: 'Low stock', n: 15, capped: false }];
  const api = fakeEditorApi({ 'collection.counts': () => ok(counts) });
  await render(
    <OfficeStage api={api}>
      <div className="izlog-editor">
        <Views
          collection={{ ...collection, views: views.filter(({ key }) => shown.includes(key)) }}
          view={null}
          onChange={onChange}
        />
      </div>
    </OfficeStage>,
  );
}

const tabs = page.getByRole('navigation', { name: 'Views' }).getByRole('button');

test('on a phone many work lists are a select with their counts, in one line', async () => {
  await page.viewport(390, 800);
  const chosen: (string | null)[] = [];
  await show(labels, (view) => chosen.push(view));
  const select = page.getByRole('button', { name: 'Views' });
  await expect.element(select).toHaveTextContent('All');
  const { height } = select.element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  expect(height).toBeLessThan(60);
  await select.click();
  const options = page.getByRole('option');
  const names = ['All', 'Low stock (15)', ...labels.slice(1)];
  await expect.poll(() => options.elements().map((each) => each.textContent)).toEqual(names);
  await options.getByText('Low stock').click();
  expect(chosen).toEqual(['Low stock']);
});

test('on a phone few work lists are tabs, each large enough for touch', async () => {
  await page.viewport(390, 800);
  await show(['Low stock', 'Hidden']);
  await expect.poll(() => tabs.elements().map((tab) => tab.textContent)).toContain('Low stock15');
  for (const tab of tabs.elements()) {
    const { right, height } = tab.getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(390);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

test('on a wide screen all work lists are tabs', async () => {
  await page.viewport(1200, 800);
  await show(labels);
  await expect.poll(() => tabs.elements()).toHaveLength(labels.length + 1);
});
