import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EditorParts } from '#tests/support/forms.tsx';
import { RowList } from './row-list.tsx';

const towns = ['Zadar', 'Split', 'Rijeka'].map((title) => ({ id: title.toLowerCase(), title }));

/** A list that a search shortens while the user is in it. */
function Towns() {
  const [rows, setRows] = useState(towns);
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <EditorParts>
      <RowList label="Towns" rows={rows} selected={selected} onSelect={setSelected} />
      <button type="button" onKeyDown={() => setRows(towns.slice(0, 1))}>
        shorten
      </button>
    </EditorParts>
  );
}

test('the focus stays in the list when its row is no longer found', async () => {
  await render(<Towns />);
  await userEvent.keyboard('{Tab}{End}');
  await expect.element(page.getByRole('row', { name: 'Rijeka' })).toHaveFocus();
  const shorten = page.getByRole('button', { name: 'shorten' }).element();
  shorten.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'a' }));
  await expect.element(page.getByRole('row', { name: 'Rijeka' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('row', { name: 'Zadar' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect
    .element(page.getByRole('row', { name: 'Zadar' }))
    .toHaveAttribute('aria-selected', 'true');
});
