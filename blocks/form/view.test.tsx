import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';
import steps from './fixtures/steps.json' with { type: 'json' };

const cv = { name: 'cv', label: 'Životopis', type: 'file', required: true, maxFiles: 2 };

const withFile = (more: object = {}) => {
  const { form } = steps.data;
  return { ...steps.data, form: { ...form, fields: [{ ...cv, ...more }] } };
};

test('a form with a field for files sends them, also without scripts', async () => {
  const html = await renderBlock('form', { data: withFile(), language: 'en' });
  expect(html).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
  expect(html).toMatch(/<input(?=[^>]*type="file")(?=[^>]*name="field.cv")(?=[^>]*multiple)/);
  expect(html).toMatch(/accept="[^"]*\.pdf/);
  expect(html).toContain('At most 10 MB for each file.');
});

test('a field for pictures offers pictures only', async () => {
  const html = await renderBlock('form', { data: withFile({ accept: 'pictures' }) });
  expect(html).toContain('accept="image/jpeg,image/png,image/webp,image/avif"');
});

test('after an error without scripts the files are to be chosen again', async () => {
  const submission = {
    command: 'form.send',
    values: { formId: `${steps.data.form.id}` },
    errors: { 'field.cv': 'Prevelika datoteka.' },
  };
  const html = await renderBlock('form', { data: withFile(), submission, language: 'en' });
  expect(html).toContain('Please choose the files again.');
  expect(html).toContain('Prevelika datoteka.');
});

test('a form without files is sent as usual', async () => {
  expect(await renderBlock('form', { data: steps.data })).not.toContain('multipart');
});

test('a text and a number have a field of their own type · FORM-13', async () => {
  const { form } = steps.data;
  const text = { name: 'ime', label: 'Ime', type: 'text', required: true };
  const number = { name: 'osoba', label: 'Osoba', type: 'number', required: true, min: 8, max: 60 };
  const data = { ...steps.data, form: { ...form, fields: [text, number] } };
  const html = await renderBlock('form', { data });
  expect(html).toMatch(/<input(?=[^>]* type="text")(?=[^>]* name="field\.ime")/);
  const [input = ''] = /<input[^>]* name="field\.osoba"[^>]*>/.exec(html) ?? [];
  for (const part of ['type="number"', 'min="8"', 'max="60"', 'step="any"', 'inputMode="decimal"'])
    expect(input).toContain(part);
});
