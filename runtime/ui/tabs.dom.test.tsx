import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs.tsx';

const tabs = (
  <Tabs
    label="about"
    tabs={[
      { id: 'one', label: 'One', content: 'first text' },
      { id: 'two', label: 'Two', content: 'second text' },
    ]}
  />
);

test('arrow keys move between tabs', async () => {
  await render(tabs);
  await page.getByRole('tab', { name: 'One' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Two' })).toHaveFocus();
  await expect.element(page.getByText('second text')).toBeVisible();
  await expect.element(page.getByText('first text')).not.toBeVisible();
});
