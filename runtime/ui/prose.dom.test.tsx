import './styles.ts';
import { afterAll, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';

afterAll(() => screen.viewport(414, 896));

test('the last column of a table reaches its end, so an email address stays on one line', async () => {
  await screen.viewport(390, 800);
  const { container } = await render(
    <div className="prose" style={{ inlineSize: 342, font: '16px Arial' }}>
      <table style={{ fontSize: 14 }}>
        <tbody>
          <tr>
            <th>Narudžbe, ulaznice, grupe</th>
            <td>
              <a href="mailto:a@b.example">trgovina@muzejmora.example</a>, +385 23 555 014
            </td>
          </tr>
          <tr>
            <th>Osobni podaci</th>
            <td>
              <a href="mailto:a@b.example">privatnost@muzejmora.example</a>
            </td>
          </tr>
          <tr>
            <th>Prigovori</th>
            <td>
              <a href="mailto:a@b.example">trgovina@muzejmora.example</a> ili pismom na adresu
              muzeja
            </td>
          </tr>
        </tbody>
      </table>
    </div>,
  );
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => link.getClientRects().length)).toEqual([1, 1, 1]);
});
