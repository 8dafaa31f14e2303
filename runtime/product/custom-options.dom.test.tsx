import '../ui/theme.css';
import '../ui/tokens.css';
import '../ui/base.css';
import productMessages from 'virtual:messages/runtime/product';
import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CustomOption } from '#schemas/entities/custom-option.ts';
import { textsIn } from '#schemas/languages.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import { type Runtime, RuntimeContext } from '../block/context.tsx';
import { createTranslator } from '../i18n/translator.ts';
import { createFormsStore } from '../store/forms.ts';
import { createSessionStore } from '../store/session.ts';
import { OptionFieldsBody } from './option-fields-body.tsx';

const values = [
  { id: 'a', label: 'Alpha', swatch: '#16324f' },
  { id: 'b', label: 'Beta', price: 350, swatch: '#c8252c' },
];

function option(id: number, type: CustomOption['type'], change: Partial<CustomOption> = {}) {
  return {
    id,
    label: `Choice ${id}`,
    option_type: type === 'numberField' ? 'Number' : 'Text',
    type,
    fieldType: type === 'numberField' ? 'number' : 'text',
    required: true,
    custom_option_values: values,
    ...change,
  } satisfies CustomOption;
}

const options = [
  option(1, null, { maxLength: 8 }),
  option(2, 'numberField'),
  option(3, 'dropdown'),
  option(4, 'multipleSelect'),
  option(5, 'textSwatch'),
  option(6, 'visualSwatch'),
  option(7, 'yesNo'),
  option(8, 'dateTime'),
  option(9, 'date'),
  option(20, null, { label: 'Pieces', option_type: 'Number', fieldType: 'number' }),
];

const t = createTranslator('en', {
  ...textsIn(productMessages, 'en'),
  'errors.required': 'Needed',
  'errors.numberInvalid': 'No number',
  'errors.dateInvalid': 'No date',
});

async function show(start = {}) {
  const sent: FormData[] = [];
  const runtime = {
    page: pageOf([], { language: 'en' }),
    t,
    session: createSessionStore(guest),
    forms: createFormsStore(null),
  } as unknown as Runtime;
  await render(
    <RuntimeContext value={runtime}>
      <form
        noValidate
        aria-label="Buy"
        onSubmit={(event) => {
          if (!event.defaultPrevented) sent.push(new FormData(event.currentTarget));
          event.preventDefault();
        }}
      >
        <OptionFieldsBody
          options={options}
          prefix="option."
          command="cart.add"
          start={start}
          t={t}
        />
        <button type="submit">Send</button>
      </form>
    </RuntimeContext>,
  );
  return sent;
}

const send = () => screen.getByRole('button', { name: 'Send' }).click();

test('each type has its control, and is sent with its id · PROD-13 PROD-12 ENT-14', async () => {
  const sent = await show();
  await screen.getByRole('textbox', { name: 'Choice 1' }).fill('Ana');
  const number = screen.getByRole('spinbutton', { name: 'Choice 2' });
  await number.fill('17.5');
  // Without scripts the browser itself checks the number.
  await expect.element(number).toBeValid();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Choice 3' }), 'a');
  const group = (id: number) => screen.getByRole('group', { name: `Choice ${id}` });
  await group(4).getByRole('checkbox', { name: 'Alpha' }).click();
  await group(4).getByRole('checkbox', { name: 'Beta (+ 3.50 €)' }).click();
  await group(5).getByRole('radio', { name: 'Alpha' }).click();
  await group(6).getByRole('radio', { name: 'Beta (+ 3.50 €)' }).click();
  await screen.getByRole('checkbox', { name: 'Choice 7' }).click();
  await screen.getByLabelText('Choice 8').fill('2026-12-24T18:30');
  await screen.getByLabelText('Choice 9').fill('2026-12-24');
  await screen.getByRole('spinbutton', { name: 'Pieces' }).fill('4');
  await send();
  const all = [...(sent[0]?.entries() ?? [])].map(([name, value]) => `${name}=${String(value)}`);
  expect(all).toEqual([
    'option.1=Ana',
    'option.2=17.5',
    'option.3=a',
    'option.4=a',
    'option.4=b',
    'option.5=a',
    'option.6=b',
    'option.7=yes',
    'option.8=2026-12-24T18:30',
    'option.9=2026-12-24',
    'option.20=4',
  ]);
});

test('only a visual swatch shows the colour of each value, and a moment has date and time · PROD-13', async () => {
  await show();
  const colours = (id: number) => {
    const group = screen.getByRole('group', { name: `Choice ${id}` }).element();
    return [...group.querySelectorAll<HTMLElement>('[style]')].map(
      (each) => getComputedStyle(each).backgroundColor,
    );
  };
  expect(colours(6)).toEqual(['rgb(22, 50, 79)', 'rgb(200, 37, 44)']);
  expect([colours(4), colours(5)]).toEqual([[], []]);
  const inputs = [8, 9].map((id) => screen.getByLabelText(`Choice ${id}`).element());
  expect(inputs.map((input) => (input as HTMLInputElement).type)).toEqual([
    'datetime-local',
    'date',
  ]);
});

test('missing values are reported at each field, and the first one gets the focus · PROD-13', async () => {
  const sent = await show();
  await send();
  await expect.poll(() => screen.getByText('Needed').elements().length).toBe(options.length);
  expect(sent).toEqual([]);
  const first = screen.getByRole('textbox', { name: 'Choice 1' });
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveAccessibleDescription(/Needed/);
  await first.fill('Ana');
  await expect.poll(() => screen.getByText('Needed').elements().length).toBe(options.length - 1);
});

test('starts with the values in the cart · PROD-08', async () => {
  await show({
    'option.1': 'Iva',
    'option.4': ['b'],
    'option.7': 'true',
    'option.9': '2026-12-24',
  });
  await expect.element(screen.getByRole('textbox', { name: 'Choice 1' })).toHaveValue('Iva');
  await expect.element(screen.getByRole('checkbox', { name: /Beta/ })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Choice 7' })).toBeChecked();
  await expect.element(screen.getByLabelText('Choice 9')).toHaveValue('2026-12-24');
});

test('a swatch shows its colour and has its name as label · ENT-14', async () => {
  await show();
  const swatch = screen
    .getByRole('group', { name: 'Choice 6' })
    .getByRole('radio', { name: 'Alpha' });
  const colour = swatch.element().parentElement?.querySelector('[style]');
  expect(colour && getComputedStyle(colour).backgroundColor).toBe('rgb(22, 50, 79)');
});
