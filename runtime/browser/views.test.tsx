import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageOf } from '#tests/support/page.ts';
import { lazyComponent } from '../block/lazy-component.tsx';
import type { PageNode } from '../page/payload.ts';
import { createBrowserViews } from './views.tsx';

const node: PageNode = {
  id: 'n',
  type: 'detail',
  hydrate: 'load',
  meta: {},
  options: {},
  mobileOptions: {},
  data: {},
  slots: {},
  error: null,
};

/** A block whose only text is in a lazy component. */
function open() {
  const about = lazyComponent(async () => () => <p>About</p>);
  const View = () => <about.Part />;
  const views = createBrowserViews({ detail: async () => ({ View, complete: about.complete }) });
  const render = () => {
    const Detail = views.view('detail');
    return Detail ? renderToString(<Detail id="n" options={{}} data={{}} slots={{}} />) : null;
  };
  return { views, render };
}

test('a client-side page change waits for lazy parts, the first page does not', async () => {
  const first = open();
  await first.views.prepare(pageOf([node]));
  expect(first.render()).not.toContain('About');
  const next = open();
  await next.views.prepare(pageOf([node]), true);
  expect(next.render()).toContain('<p>About</p>');
});
