import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox, RadioGroup } from '#runtime/ui/choice.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import { focusFirstError } from './focus-first-error.ts';

const focused = (html: string) => html.match(/<[^>]* autofocus=""[^>]*>/g);

test('the first wrong control of a refused form has the focus, and no other', () => {
  const html = renderToString(
    <>
      <TextField name="city" label="City" hint="a > b" />
      <TextField name="zip" label="Postcode" hint="five digits" error="too short" />
      <TextField name="street" label="Street" error="missing" />
    </>,
  );
  expect(focused(focusFirstError(html))).toEqual([expect.stringContaining('name="zip"')]);
});

test('a group of choices with an error has the focus as a whole', () => {
  const html = renderToString(
    <RadioGroup label="Consents" error="missing">
      <Checkbox name="terms" label="Terms" />
    </RadioGroup>,
  );
  expect(focused(focusFirstError(html))).toEqual([
    expect.stringMatching(/^<fieldset tabindex="-1" /),
  ]);
});

test('a page without a wrong field stays as it is', () => {
  const html = renderToString(<TextField name="city" label="City" hint="a place" />);
  expect(focusFirstError(html)).toBe(html);
});
