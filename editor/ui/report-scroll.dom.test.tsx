import { ListBox, ListBoxItem, ListLayout, Virtualizer } from 'react-aria-components';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useReportedScrolls } from './report-scroll.ts';

// react-stately needs this to virtualize a list in a test.
Object.assign(globalThis, { process: { env: { VIRT_ON: '1' } } });

const names = Array.from({ length: 60 }, (_, at) => `Redak ${at}`);
const style = { height: 200, width: 200, overflow: 'auto', display: 'block' };

function Rows({ label }: { readonly label: string }) {
  return (
    <ListBox aria-label={label} style={style} selectionMode="single">
      {names.map((name) => (
        <ListBoxItem key={name} id={name} textValue={name}>
          {name}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}

function Lists() {
  useReportedScrolls();
  return (
    <>
      <input aria-label="Drugdje" />
      <Rows label="Cijeli" />
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 20 }}>
        <Rows label="Djelomični" />
      </Virtualizer>
    </>
  );
}

test.each(['Cijeli', 'Djelomični'])(
  'a list scrolled just before keeps its position when a row is pressed: %s · EDIT-06',
  async (label) => {
    await render(<Lists />);
    const list = page.getByRole('listbox', { name: label });
    await list.getByRole('option', { name: 'Redak 0', exact: true }).click();
    await page.getByRole('textbox').click();
    const element = list.element();
    await expect.poll(() => element.scrollHeight).toBeGreaterThan(1000);
    element.scrollTop = 60;
    const row = list.getByRole('option', { name: 'Redak 5', exact: true }).element() as HTMLElement;
    const pressed = { bubbles: true, cancelable: true, pointerType: 'mouse', isPrimary: true };
    row.dispatchEvent(new PointerEvent('pointerdown', pressed));
    row.dispatchEvent(new MouseEvent('mousedown', pressed));
    row.focus({ preventScroll: true });
    expect([document.activeElement, element.scrollTop]).toEqual([row, 60]);
  },
);
