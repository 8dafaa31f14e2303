import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageEditor } from '#tests/support/editor-stage.tsx';

const shared = (id: string, title: string, uses: number) => ({
  key: `shared:${id}`,
  kind: 'shared',
  title: { hr: title },
  description: {},
  slugs: {},
  languages: ['hr'],
  publishedAt: null,
  changed: false,
  uses,
});

test('a shared element without a name shows the label of its block · MODAL-06', async () => {
  await page.viewport(1200, 900);
  stageEditor({
    responses: {
      'document.list': () => [shared('header', 'header-section', 0), shared('menu', 'Kupnja', 2)],
      'usage.find': () => [
        {
          document: 'shared:header',
          title: 'header-section',
          path: null,
          node: 'header',
          handler: 'header-section',
        },
      ],
    },
  });
  const bar = page.getByRole('toolbar', { name: 'Traka uređivača' });
  await bar.getByRole('button', { name: 'Više' }).click();
  await page.getByRole('menuitem', { name: 'Stranice i predlošci' }).click();
  const manager = page.getByRole('dialog', { name: 'Stranice i predlošci' });
  const header = manager.getByRole('row', { name: 'Zaglavlje' });
  await expect.element(header).toBeVisible();
  await expect.element(header).not.toHaveTextContent('0 mjesta');
  await expect.element(header.getByRole('button')).not.toBeInTheDocument();
  await page.getByRole('searchbox').fill('zaglav');
  await expect.element(manager.getByRole('row', { name: 'Kupnja' })).not.toBeInTheDocument();
  await page.getByRole('searchbox').fill('kup');
  await manager.getByRole('button', { name: 'Gdje se koristi: Kupnja' }).click();
  const uses = page.getByRole('dialog', { name: 'Gdje se koristi: Kupnja' });
  await expect.element(uses.getByRole('row', { name: 'Zaglavlje' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(uses).not.toBeInTheDocument();
});
