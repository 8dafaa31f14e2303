import { type ReactNode, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useKeptFocus } from './use-kept-focus.ts';

function Page({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  return <div ref={root}>{children}</div>;
}

type Change = 'removed' | 'disabled' | 'hidden';

/** A button that goes when it is pressed. */
function Going({ how }: { readonly how: Change }) {
  const [isGone, setIsGone] = useState(false);
  return (
    <Page>
      <section aria-label="Notice">
        <p>
          Deleted.{' '}
          {!(isGone && how === 'removed') && (
            <button
              type="button"
              disabled={isGone && how === 'disabled'}
              hidden={isGone && how === 'hidden'}
              onClick={() => setIsGone(true)}
            >
              Undo
            </button>
          )}
        </p>
        <button type="button">Close</button>
      </section>
    </Page>
  );
}

const undo = () => page.getByRole('button', { name: 'Undo' });
const focused = () => document.activeElement?.tagName;

test.each<Change>(['removed', 'disabled', 'hidden'])(
  'the part around an element that was %s gets its focus, and Tab goes on from there',
  async (how) => {
    await render(<Going how={how} />);
    (undo().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('P');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(document.querySelector('[tabindex]')).toBeNull();
  },
);

test('an emptied part does not get the focus, but the part around it does', async () => {
  const notice = (inside: ReactNode) => (
    <Page>
      <section aria-label="Notice">
        <p>Undone</p>
        <div>{inside}</div>
      </section>
    </Page>
  );
  const { rerender } = await render(notice(<button type="button">Undo</button>));
  (undo().element() as HTMLElement).focus();
  await rerender(notice(null));
  await expect.element(page.getByRole('region', { name: 'Notice' })).toHaveFocus();
});

test('a user who clicks beside all controls keeps the focus there', async () => {
  const { rerender } = await render(<Page>one</Page>);
  await rerender(
    <Page>
      <button type="button">Undo</button>
    </Page>,
  );
  (undo().element() as HTMLElement).focus();
  (undo().element() as HTMLElement).blur();
  await rerender(
    <Page>
      <button type="button">Undo</button>
      <p>more</p>
    </Page>,
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(focused()).toBe('BODY');
});
