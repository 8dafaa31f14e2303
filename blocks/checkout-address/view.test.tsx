import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';

test('the line of progress names the three steps, of which this is the first · CONST-73 CHK-02', async () => {
  const html = await renderBlock('checkout-address');
  const line = html.match(/<nav[^>]*aria-label="Koraci[^"]*".*?<\/nav>/)?.[0] ?? '';
  const steps = [...line.matchAll(/<li data-state="(\w+)".*?<span>(.*?)<\/span>/g)];
  expect(steps.map(([, state, name]) => `${state} ${name}`)).toEqual([
    'current Adresa',
    'ahead Dostava',
    'ahead Plaćanje',
  ]);
});
