import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EditorParts } from '#tests/support/forms.tsx';
import { Switch } from './choices.tsx';
import { ComboBox } from './combo-box.tsx';
import { Disclosure } from './disclosure.tsx';
import { NumberField } from './number-field.tsx';
import { SearchField } from './search-field.tsx';
import { Select } from './select.tsx';
import { TextAreaField, TextField } from './text-field.tsx';

const options = ['Zadar', 'Split', 'Rijeka'].map((label) => ({ id: label.toLowerCase(), label }));

function Fields() {
  const [text, setText] = useState('');
  const [town, setTown] = useState<string | null>(null);
  const [isOn, setOn] = useState(false);
  const [number, setNumber] = useState<number | undefined>(4);
  return (
    <EditorParts>
      <SearchField label="Search" value={text} onChange={setText} />
      <ComboBox
        label="Town"
        options={options}
        value={town}
        onChange={setTown}
        help="Where it is."
      />
      <Switch label="Follow" isSelected={isOn} onChange={setOn} />
      <NumberField
        label="Number"
        value={number}
        onChange={setNumber}
        min={1}
        max={5}
        errors={['Odd.']}
      />
      <output>{JSON.stringify({ text, town, isOn, number })}</output>
      <Disclosure title="More" detail="closed">
        <p>Inside</p>
      </Disclosure>
    </EditorParts>
  );
}

const state = () => JSON.parse(page.getByText('{"text"').element().textContent) as object;

test('Escape clears a search', async () => {
  await render(<Fields />);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('kar');
  expect(state()).toMatchObject({ text: 'kar' });
  await userEvent.keyboard('{Escape}');
  expect(state()).toMatchObject({ text: '' });
});

test('a list opens on focus and stays open, though its field scrolls into view', async () => {
  await render(
    <div style={{ blockSize: 120, overflow: 'auto' }}>
      <EditorParts>
        <div style={{ blockSize: 600 }} />
        <ComboBox label="Town" options={options} value={null} onChange={() => undefined} />
      </EditorParts>
    </div>,
  );
  const box = page.getByRole('combobox', { name: 'Town' });
  const scrolled = new Promise((done) => addEventListener('scroll', done, true));
  (box.element() as HTMLElement).focus();
  await scrolled;
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect
    .element(box)
    .toHaveAttribute('aria-activedescendant', expect.stringMatching(/split/));
});

test('the page stays, and the list open, when an option in the scroll padding of the page gets the focus', async () => {
  await page.viewport(800, 600);
  await render(
    <div style={{ paddingBlock: '400px 2000px' }}>
      <style>{'html { scroll-padding-block: 200px; }'}</style>
      <EditorParts>
        <ComboBox label="Town" options={options} value={null} onChange={() => undefined} />
      </EditorParts>
    </div>,
  );
  scrollTo(0, 0);
  const box = page.getByRole('combobox', { name: 'Town' });
  (box.element() as HTMLElement).focus({ preventScroll: true });
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('Spl{ArrowDown}');
  await expect
    .element(box)
    .toHaveAttribute('aria-activedescendant', expect.stringMatching(/split/));
  expect(scrollY).toBe(0);
});

test('an option is found by typing, and its help is announced', async () => {
  await render(<Fields />);
  const box = page.getByRole('combobox', { name: 'Town' });
  await expect.element(box).toHaveAccessibleDescription('Where it is.');
  await box.click();
  await userEvent.keyboard('Spl');
  await expect.element(page.getByRole('option')).toHaveTextContent('Split');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  await expect.element(box).toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Enter}');
  await expect.poll(state).toMatchObject({ town: 'split' });
});

test('a switch toggles with the keyboard', async () => {
  await render(<Fields />);
  page.getByRole('switch', { name: 'Follow' }).element().focus();
  await userEvent.keyboard(' ');
  expect(state()).toMatchObject({ isOn: true });
});

test('a number stays within its bounds and shows its error', async () => {
  await render(<Fields />);
  const number = page.getByRole('textbox', { name: 'Number' });
  await expect.element(number).toHaveAccessibleDescription('Odd.');
  await number.fill('9');
  await userEvent.tab();
  expect(state()).toMatchObject({ number: 5 });
});

test('the content of a closed disclosure is not rendered', async () => {
  await render(<Fields />);
  expect(page.getByText('Inside').elements()).toEqual([]);
  await page.getByRole('button', { name: /More/ }).click();
  await expect.element(page.getByText('Inside')).toBeVisible();
});

test('a text field is named by its label and described by its help and errors', async () => {
  await render(
    <EditorParts>
      <TextField
        label="Name"
        value="Zadar"
        onChange={() => undefined}
        help="As on charts."
        errors={['Too short.', 'Too plain.']}
        isRequired
        autoFocus
      />
      <TextAreaField label="Lead" isLabelHidden isReadOnly value="Sea" onChange={() => undefined} />
    </EditorParts>,
  );
  const name = page.getByRole('textbox', { name: /^Name/ });
  await expect.element(name).toHaveFocus();
  await expect
    .element(name)
    .toHaveAccessibleDescription(/As on charts\..*Too short\..*Too plain\./);
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveAttribute('aria-required', 'true');
  const lead = page.getByRole('textbox', { name: 'Lead' });
  await expect.element(lead).toHaveAttribute('readonly');
  expect(page.getByText('Lead').elements()).toEqual([]);
});

test('exactly one focus ring is visible', async () => {
  await render(
    <EditorParts>
      <Select label="Port" options={options} value="zadar" onChange={() => undefined} />
      <Switch label="Open" isSelected onChange={() => undefined} />
    </EditorParts>,
  );
  const seen = [...document.querySelectorAll('.izlog-editor :not(input)')];
  const rings = () => seen.filter((each) => getComputedStyle(each).outlineStyle === 'solid').length;
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Port' })).toHaveFocus();
  await expect.poll(rings).toBe(1);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('switch', { name: 'Open' })).toHaveFocus();
  await expect.poll(rings).toBe(1);
});
