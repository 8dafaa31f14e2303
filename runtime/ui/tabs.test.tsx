import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

test('before hydration tabs are links to stacked sections', () => {
  const html = renderToString(
    <Tabs
      label="about"
      tabs={[
        { id: 'one', label: 'One', content: 'first text' },
        { id: 'two', label: 'Two', content: 'second text' },
      ]}
    />,
  );
  expect(html).toContain('href="#two"');
  expect(html).not.toMatch(/ role=| hidden/);
});
