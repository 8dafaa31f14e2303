import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { JsonObject } from '#schemas/document/element.ts';
import { blockOf, StatefulForm } from '#tests/support/forms.tsx';

const block = blockOf({
  additionalProperties: false,
  required: ['title'],
  properties: {
    title: { type: 'string', maxLength: 20 },
    limit: { type: 'integer', minimum: 1, default: 'many' },
    tone: { type: 'string', enum: ['ink', 'sea'], default: 'red' },
  },
});

test('a default that breaks its own schema is not stored, and every field can be fixed', async () => {
  const onChange = vi.fn<(value: JsonObject, path: string) => void>();
  await render(<StatefulForm block={block} value={{ title: 'Chart' }} onChange={onChange} />);
  const title = page.getByRole('textbox', { name: /Title/ });
  await expect.element(title).toHaveValue('Chart');
  expect(onChange).not.toHaveBeenCalled();
  await title.fill('Map');
  expect(onChange.mock.lastCall?.[0]).toEqual({ title: 'Map' });
  const limit = page.getByRole('textbox', { name: /Show at most|Limit/ });
  await limit.fill('3');
  await title.click();
  await expect.poll(() => onChange.mock.lastCall?.[0]).toEqual({ title: 'Map', limit: 3 });
});
