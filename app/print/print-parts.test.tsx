import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Facts, Party } from './print-parts.tsx';

test('a telephone number and a tracking number read from left to right on any paper', () => {
  const party = renderToStaticMarkup(<Party label="Ship to" lines={['+1 518 555 0199']} />);
  expect(party).toContain('<bdi>+1 518 555 0199</bdi>');
  const facts = renderToStaticMarkup(<Facts facts={[{ label: 'Tracking', value: '12 34-5' }]} />);
  expect(facts).toContain('<bdi>12 34-5</bdi>');
});
