import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fail, ok } from '#schemas/result.ts';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { collection, field } from '../../testing/collections.ts';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { RedirectPanel } from './redirect-panel.tsx';

const redirects = collection('redirects', 'Redirect', {
  fields: [{ ...field('to_path', 'To', 'text'), mayBeEmpty: false }],
  schema: { type: 'object', required: ['to_path'], properties: { to_path: { type: 'string' } } },
});
const row = { id: '/old-map', revision: '1', values: { path: '/old-map' } };

test('a broken address is redirected on its own page; a refused target is explained at the field', async () => {
  const known: string[] = [];
  const api = fakeEditorApi({
    'collection.titles': () =>
      ok([
        { id: row.id, title: row.id, isRemoved: true },
        ...known.map((id) => ({ id, title: id })),
      ]),
    'collection.create': ({ values }) => {
      const { from_path: from, to_path: to } = values as Record<string, string>;
      if (to === from) return fail('badRequest', { field: 'to_path' });
      known.push(`${from}`);
      return ok({ id: `${from}`, revision: '1', values });
    },
  });
  await render(
    <OfficeStage api={api} collections={[redirects]}>
      <RedirectPanel collection={redirects} row={row} />
    </OfficeStage>,
  );
  const to = page.getByRole('textbox', { name: 'To' });
  await to.fill('/old-map');
  await page.getByRole('button', { name: 'Redirect' }).click();
  await expect.element(to).toHaveAttribute('aria-invalid', 'true');
  await to.fill('/maps');
  await page.getByRole('button', { name: 'Redirect' }).click();
  await expect.element(page.getByText('Visitors of this address are sent on.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open the record' }))
    .toHaveAttribute('href', expect.stringMatching(/\/redirects\/record\/%2Fold-map$/));
  expect(api.calls.at(-2)).toEqual({
    name: 'collection.create',
    input: { name: 'redirects', values: { from_path: '/old-map', to_path: '/maps' } },
  });
});
