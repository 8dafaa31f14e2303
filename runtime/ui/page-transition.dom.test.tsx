import './theme.css';
import './tokens.css';
import './base.css';
import { expect, test } from 'vitest';

test('a page fades into the next one for half a second · LAYOUT-09 CONST-50', async () => {
  document.body.innerHTML = '<main><h1>Karta</h1></main>';
  const transition = document.startViewTransition(() => {
    document.body.innerHTML = '<main><h1>Jedro</h1></main>';
  });
  await transition.ready;
  const durations = document.getAnimations().flatMap(({ effect }) => {
    const { pseudoElement } = effect as KeyframeEffect;
    return pseudoElement?.startsWith('::view') ? [effect?.getComputedTiming().duration] : [];
  });
  expect(new Set(durations)).toEqual(new Set([500]));
  transition.skipTransition();
  await transition.finished;
});
