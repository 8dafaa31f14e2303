import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { ok } from '#schemas/result.ts';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import '../../ui/tokens.css';
import { EditToggle } from './edit-toggle.tsx';
import { Filters } from './filters.tsx';
import { stateOf } from './list-state.ts';
import { ListTools } from './list-tools.tsx';

const collection = {
  name: 'tags',
  fields: [{ key: 'key', label: 'Key', filter: 'text', choices: [] }],
  columns: [],
  sort: 'key',
} as unknown as CollectionDescription;

async function openTools() {
  const { container } = await render(
    <OfficeStage api={fakeEditorApi({ 'collection.views': () => ok([]) })}>
      <div className="izlog-editor">
        <Filters collection={collection} where={{}} onChange={() => {}} />
        <ListTools collection={collection} state={stateOf({})} onChange={() => {}}>
          <EditToggle isSelected={false} onChange={() => {}} />
        </ListTools>
      </div>
    </OfficeStage>,
  );
  return container;
}

test('at any width the downloads are in one line', async () => {
  await page.viewport(1000, 600);
  const container = await openTools();
  for (let width = 250; width <= 700; width += 25) {
    container.style.inlineSize = `${width}px`;
    const [csv, excel] = [...container.querySelectorAll('a[download]')];
    expect(excel?.getBoundingClientRect().top).toBe(csv?.getBoundingClientRect().top);
  }
});

test('on a phone the tools are one line, nothing scrolls sideways, and each is large enough for touch', async () => {
  await page.viewport(390, 800);
  const container = await openTools();
  const tools = [...container.querySelectorAll('button, a')];
  expect(tools).toHaveLength(6);
  for (const name of ['Edit in the list', 'Columns', 'Saved views']) {
    await expect.element(page.getByRole('button', { name })).toHaveTextContent(/^$/);
  }
  const [, ...inLine] = tools.map((tool) => tool.getBoundingClientRect().top);
  expect(new Set(inLine).size).toBe(1);
  for (const tool of tools) {
    expect(tool.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    for (let part = tool.parentElement; part; part = part.parentElement) {
      expect(part.scrollWidth).toBe(part.clientWidth || part.scrollWidth);
    }
  }
});
