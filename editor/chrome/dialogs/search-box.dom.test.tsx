import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DialogStage } from '../../testing/dialog-stage.tsx';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { SearchBox } from './search-box.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function searchBox() {
  const onSearch = vi.fn();
  await render(
    <DialogStage api={fakeEditorApi({})} open={() => undefined}>
      <SearchBox label="Traži" onSearch={onSearch} />
    </DialogStage>,
  );
  return onSearch;
}

test('a search starts 300 ms after the last keystroke · CONST-03', async () => {
  const onSearch = await searchBox();
  await page.getByRole('searchbox').fill('kup');
  vi.advanceTimersByTime(200);
  await page.getByRole('searchbox').fill('kupon ');
  vi.advanceTimersByTime(299);
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSearch.mock.calls).toEqual([['kupon']]);
});

test('Enter searches at once, and only once', async () => {
  const onSearch = await searchBox();
  await page.getByRole('searchbox').fill('kup');
  await userEvent.keyboard('{Enter}');
  vi.advanceTimersByTime(1000);
  expect(onSearch.mock.calls).toEqual([['kup']]);
});
