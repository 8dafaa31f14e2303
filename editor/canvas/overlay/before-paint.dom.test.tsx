import { expect, test } from 'vitest';
import { beforePaint, render } from './before-paint.ts';

const picture = () => new Promise((done) => requestAnimationFrame(() => done(undefined)));

test('everything is measured before anything is rendered, and only once however often it is requested', async () => {
  const seen: string[] = [];
  const measure = (name: string) => () => {
    seen.push(`measured ${name}`);
    render(() => seen.push(`drew ${name}`));
  };
  const first = measure('one');
  beforePaint(first);
  beforePaint(measure('two'));
  beforePaint(first);
  await picture();
  expect(seen).toEqual(['measured one', 'measured two', 'drew one', 'drew two']);
});

test('measurements requested by rendering run in the same frame, cancelled ones do not run', async () => {
  const seen: string[] = [];
  beforePaint(() => render(() => beforePaint(() => seen.push('next'))));
  const cancel = beforePaint(() => seen.push('called off'));
  cancel();
  await picture();
  expect(seen).toEqual(['next']);
});

test('a measurement that throws does not stop later ones', async () => {
  const seen: string[] = [];
  const broken = new Promise((reported) => addEventListener('error', reported, { once: true }));
  addEventListener('error', (event) => event.preventDefault(), { once: true });
  beforePaint(() => {
    throw new Error('Broken.');
  });
  await broken;
  beforePaint(() => seen.push('after'));
  await picture();
  expect(seen).toEqual(['after']);
});
