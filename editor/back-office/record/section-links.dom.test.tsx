import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { SectionLinks } from './section-links.tsx';

interface RecordProps {
  readonly groups: readonly string[];
  readonly panel?: string;
}

function RecordOf({ groups, panel }: RecordProps) {
  const [main, setMain] = useState<HTMLElement | null>(null);
  return (
    <OfficeStage api={fakeEditorApi({})}>
      <div ref={setMain}>
        <SectionLinks main={main} />
        <form>
          {groups.map((group) => (
            <fieldset key={group} style={{ blockSize: '400px' }}>
              <legend>
                <h2>{group}</h2>
              </legend>
              <input aria-label={`Field of ${group}`} />
            </fieldset>
          ))}
        </form>
        {panel && (
          <section style={{ blockSize: '900px' }}>
            <h2>{panel}</h2>
          </section>
        )}
      </div>
    </OfficeStage>
  );
}

const groups = ['Basics', 'Prices', 'Texts', 'Pictures', 'Places'];
const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('button');

test('a long record has links to its groups and panels, also to those that arrive later', async () => {
  const { rerender } = await render(<RecordOf groups={groups} />);
  await expect.element(links.first()).not.toBeInTheDocument();
  await rerender(<RecordOf groups={groups} panel="Stock" />);
  await expect
    .poll(() => links.elements().map(({ textContent }) => textContent))
    .toEqual([...groups, 'Stock']);
});

test('a link scrolls to its section, and the Tab key goes on to the first control there', async () => {
  await page.viewport(1000, 600);
  await render(<RecordOf groups={groups} panel="Stock" />);
  await links.getByText('Pictures').click();
  const field = page.getByRole('textbox', { name: 'Field of Pictures' });
  const top = () => field.element().getBoundingClientRect().top;
  await expect.poll(top).toBeLessThan(300);
  expect(top()).toBeGreaterThan(100);
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveFocus();
});
