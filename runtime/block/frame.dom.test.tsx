import '../ui/theme.css';
import '../ui/tokens.css';
import '../ui/frame.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PageNode } from '../page/payload.ts';
import { devNotice } from './dev-notice.tsx';
import { frame } from './frame.tsx';

const node = { id: 'hero-1', type: 'hero', meta: {}, error: null } as unknown as PageNode;

test.each([
  [1379, 'small'],
  [1380, 'wide'],
])(
  'at %i px an element with overrides shows its %s version · LAYOUT-18 CONST-44',
  async (width, shown) => {
    await page.viewport(width, 900);
    await render(
      <>
        {frame({ ...node, meta: { device: 'desktop' } }, <p>wide</p>)}
        {frame({ ...node, id: 'hero-1~mobile', meta: { device: 'mobile' } }, <p>small</p>)}
        {frame({ ...node, id: 'text-1' }, <p>always</p>)}
      </>,
    );
    const visible = [...document.querySelectorAll('p')].filter((each) => each.checkVisibility());
    expect(visible.map(({ textContent }) => textContent)).toEqual([shown, 'always']);
  },
);

test('an empty slot is named in red · LAYOUT-13 ERR-65', async () => {
  await render(<div>{devNotice?.(node, 'content')}</div>);
  const notice = page.getByRole('note');
  await expect.element(notice).toHaveTextContent('hero (hero-1): slot “content” is not configured');
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(notice.element())
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});
