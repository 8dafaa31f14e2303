import './theme.css';
import './tokens.css';
import './base.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Breadcrumbs } from './breadcrumbs.tsx';

test('wrapped breadcrumbs begin each line with an entry, not with a separator', async () => {
  const names = ['Početna', 'Pomorske karte', 'Nautički instrumenti', 'Kompasi'];
  const items = names.map((label) => ({ label, href: `/${label}` }));
  const { container } = await render(
    <div style={{ inlineSize: 260 }}>
      <Breadcrumbs label="Put" items={items} />
    </div>,
  );
  const start = container.querySelector('ol')?.getBoundingClientRect().left;
  const links = [...container.querySelectorAll('a')].map((each) => each.getBoundingClientRect());
  const first = links.filter(({ top }, i) => i === 0 || top > (links[i - 1]?.top ?? 0));
  expect(first.length).toBeGreaterThan(1);
  for (const { left } of first) expect(left).toBe(start);
});
