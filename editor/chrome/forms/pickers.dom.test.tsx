import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { JsonObject } from '#schemas/document/element.ts';
import { blockOf, StatefulForm } from '#tests/support/forms.tsx';

const text = { type: 'string', default: '' };

const block = blockOf({
  additionalProperties: false,
  properties: {
    icon: { ...text, widget: 'icon' },
    post: { ...text, widget: 'post' },
    product: { ...text, widget: 'product' },
    category: { ...text, widget: 'category' },
  },
});

test.each([
  ['icon', 'EDIT-08', 'clock'],
  ['post', 'EDIT-09', 'compass'],
  ['product', 'EDIT-10', 'compass'],
  ['category', 'EDIT-11', 'compass'],
])(
  'the field of the type %s takes what is chosen in its dialog · %s: %s',
  async (name, _, value) => {
    const onChange = vi.fn<(value: JsonObject) => void>();
    await render(<StatefulForm block={block} value={{}} onChange={onChange} />);
    await page.getByRole('button', { name: new RegExp(`^Choose: ${name}`, 'i') }).click();
    await expect.poll(() => onChange.mock.lastCall?.[0]).toEqual({ [name]: value });
  },
);
