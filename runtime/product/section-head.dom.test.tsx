import '#runtime/ui/styles.ts';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createPageRuntime } from '#editor/canvas/page-runtime.ts';
import { pageOf } from '#tests/support/page.ts';
import { RuntimeContext } from '../block/context.tsx';
import { SectionHead } from './section-head.tsx';

const link = { label: 'All', href: '/' };

async function widthIn(font: string): Promise<number> {
  const { container, unmount } = await render(
    <RuntimeContext value={createPageRuntime(pageOf([]))}>
      <style>{`h2 { font-family: ${font} !important; }`}</style>
      <SectionHead id="s" title="New" link={link} />
    </RuntimeContext>,
  );
  const title = container.querySelector('h2') as HTMLElement;
  title.style.flexGrow = '0';
  const { width } = title.getBoundingClientRect();
  await unmount();
  return width;
}

test('a title leaves the same room to its link in every font, so the link does not move when one arrives', async () => {
  expect(await widthIn('monospace')).toBeCloseTo(await widthIn('serif'), 2);
});
